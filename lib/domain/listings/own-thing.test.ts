import { expect, test } from 'vitest';
import { standingOf } from './own-thing';

const start = { name: 'Enkutatash', fields: { address: 'Canal Hall', imageUrl: 'a.png' } };
const sent = { ...start, fields: { ...start.fields, address: 'Town Hall' } };
const before = { id: '1', ...start };
const changed = { id: '1', ...sent };
const second = { id: '2', ...sent };
const old = { id: '3', ...start };

test.each([
  ['the event changed', [changed, old], ['1', '3'], 'changed'],
  ['a second one beside the first', [before, second], ['1'], 'second'],
  ['a second one beside an older one of that name', [before, second, old], ['1', '3'], 'second'],
  ['nothing yet', [before, old], ['1', '3'], 'unseen'],
  ['nothing at all', [], ['1'], 'unseen'],
  ['the event changed, where nobody knows what was there', [changed, old], null, 'changed'],
  ['a second one, where nobody knows what was there', [before, second], null, 'second'],
  ['an older twin of what was sent, where nobody knows', [changed, second], null, 'changed'],
] as const)('after an edit the list shows %s', (_, list, known, standing) => {
  expect(standingOf(list, '1', { sent, start, known })).toBe(standing);
});

test('an edit that changed nothing has made a second one if there is one more', () => {
  const twin = { id: '2', ...start };
  const edit = { sent: start, start, known: ['1'] };
  expect(standingOf([before, twin], '1', edit)).toBe('second');
  expect(standingOf([before], '1', edit)).toBe('changed');
});
