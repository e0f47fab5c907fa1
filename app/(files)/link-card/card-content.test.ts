import { expect, test } from 'vitest';
import { type CardContent, cardVersion, drawableContent } from './card-content';

const CONTENT: CardContent = {
  above: 'Beauty and Fashion',
  name: 'Ħabiba',
  kind: 'Beauty and Fashion',
  below: 'Triq il-Kbira',
  pictureUrl: '',
  day: null,
};

test('a name that cannot be drawn gives way to the kind, which is not said twice', () => {
  expect(drawableContent(CONTENT)).toEqual({
    above: 'Beauty and Fashion',
    name: 'Ħabiba',
    below: 'Triq il-Kbira',
  });
  expect(drawableContent({ ...CONTENT, name: '서울', below: '北京' })).toEqual({
    above: '',
    name: 'Beauty and Fashion',
    below: '',
  });
  expect(drawableContent({ ...CONTENT, above: 'Sat 5 Dec', name: '🎺' })).toMatchObject({
    above: 'Sat 5 Dec',
    name: 'Beauty and Fashion',
  });
  expect(drawableContent({ ...CONTENT, above: '', name: '', kind: '' }).name).toBe('');
});

test('whatever the picture shows changes its version, and nothing else does', () => {
  const version = cardVersion(CONTENT);
  expect(cardVersion({ ...CONTENT })).toBe(version);
  for (const key of Object.keys(CONTENT)) {
    expect(cardVersion({ ...CONTENT, [key]: { month: 'Dec', day: '5' } })).not.toBe(version);
  }
});
