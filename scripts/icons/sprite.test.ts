import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON_SPRITE } from '@/components/shared/ui/icons';
import { toSprite } from './sprite';

it('draws an icon as a symbol that takes its lines from where it is used', () => {
  const node = [['path', { d: 'M5 12h14', key: 'x' }]] as const;
  expect(toSprite([{ name: 'minus', node }])).toContain(
    '<symbol id="minus" viewBox="0 0 24 24"><path d="M5 12h14"/></symbol>',
  );
});

it('has each icon of the list in the file that pages name', () => {
  const sprite = readFileSync(`public${ICON_SPRITE}`, 'utf8');
  const list = readFileSync('components/shared/ui/icons.tsx', 'utf8');
  const names = [...list.matchAll(/ = icon\('([\w-]+)'\)/g)].map(([, name]) => name);
  const drawn = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual(names);
});

it('names the file after its content, so that browsers may keep it for good', () => {
  const hash = createHash('sha256')
    .update(readFileSync(`public${ICON_SPRITE}`))
    .digest('hex');
  expect(ICON_SPRITE).toBe(`/icons/${hash.slice(0, 6)}.svg`);
});
