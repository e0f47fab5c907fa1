import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffItem, StaffQueued } from '@/lib/shared/contract/staff';
import moderation from '@/messages/en/moderation.json';
import { DecisionForm } from './decision-form';
import { UNDECIDED } from './decision-parts';
import { ItemScreen } from './item-screen';

const heard = vi.hoisted(() => new Set<string>());
vi.mock('./use-keys', () => ({
  useKeysSwitch: () => [true, () => undefined],
  pressKeyed: () => undefined,
  useKeys: (keys: object) => {
    for (const key of Object.keys(keys)) heard.add(key.toUpperCase());
  },
}));
beforeEach(() => heard.clear());

const NOW = Date.UTC(2027, 2, 3);
const ITEM: StaffItem = {
  kind: 'service',
  id: '1',
  about: { kind: 'service', id: '1' },
  name: 'Cuts',
  version: '',
  status: 'pending',
  waitingSince: NOW,
  copyTakenAt: null,
  isOwn: false,
  mailLanguage: null,
  actions: ['approve', 'refuse'],
  fields: [],
  pictures: { before: [], after: [] },
  files: [],
  notices: [],
  account: null,
  decided: [],
  appeal: null,
  claim: null,
};
const DRAFTS = moderation.drafts;
const QUEUE = [
  { kind: 'service', id: '1' },
  { kind: 'service', id: '2' },
] as unknown as StaffQueued[];

function listedKeys(item: StaffItem, queue = QUEUE): string[] {
  const html = renderToStaticMarkup(
    <ItemScreen
      item={item}
      queue={queue}
      coming={null}
      staffId={1}
      now={NOW}
      claim={async () => undefined}
    >
      <DecisionForm item={item} drafts={DRAFTS} decide={async () => UNDECIDED} />
    </ItemScreen>,
  );
  const list = html.slice(html.lastIndexOf('aria-label="Keyboard shortcuts"'));
  return [...list.matchAll(/<kbd[^>]*>([^<]*)</g)].map(([, key]) => key ?? '');
}

const DECIDING = ['1', '9', 'E', 'Ctrl', 'Enter'];

test.each<[string, StaffItem, string[]]>([
  ['can be decided', ITEM, ['J', 'K', 'C', 'A', 'R', ...DECIDING, 'Z']],
  ['is one’s own', { ...ITEM, isOwn: true }, ['J', 'K', 'Z']],
  ['is settled', { ...ITEM, waitingSince: null, actions: [] }, ['J', 'K', 'Z']],
  [
    'is a suspended account',
    { ...ITEM, kind: 'account', about: { kind: 'account', id: '1' }, actions: ['restore'] },
    ['J', 'K', 'C', 'Ctrl', 'Enter', 'Z'],
  ],
  [
    'is a report about what is gone',
    { ...ITEM, kind: 'report', about: { kind: 'report', id: '1' }, actions: ['keep'] },
    ['J', 'K', 'C', 'A', 'E', 'Ctrl', 'Enter', 'Z'],
  ],
  [
    'is held by another',
    { ...ITEM, claim: { staffId: 2, name: 'Bo', until: NOW + 1 } },
    ['J', 'K', 'A', 'R', ...DECIDING, 'Z'],
  ],
])('of an item that %s, the listed keys are those that work', (_, item, keys) => {
  expect(listedKeys(item)).toEqual(keys);
  const unheard = keys.filter((key) => !heard.has(key) && key !== 'Ctrl' && key !== 'Enter');
  expect(unheard).toEqual([]);
});

test('without another item none leads to it', () => {
  expect(listedKeys({ ...ITEM, isOwn: true }, [])).toEqual(['Z']);
});
