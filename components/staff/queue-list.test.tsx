import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StaffQueued } from '@/lib/shared/contract/staff';
import { QueueList } from './queue-list';
import type { LiveQueue } from './use-live-queue';

const ROW: StaffQueued = {
  kind: 'report',
  id: '7',
  name: 'Braids',
  owner: 'Selam',
  waitingSince: 0,
  detail: 'wrongDetails',
  about: 'service',
  notices: 1,
  isFirst: false,
  isOwn: true,
  claim: null,
};

function wordsOf(changes: Partial<StaffQueued>): string {
  const live = { items: [{ ...ROW, ...changes }], arrived: 0, found: 1, at: 0, isStale: false };
  const html = renderToStaticMarkup(
    <QueueList
      state={{ kind: null, whose: 'everybody', q: '', order: 'oldest', limit: 25 }}
      live={live as unknown as LiveQueue}
      staffId={1}
      claim={async () => undefined}
    />,
  );
  return html.replaceAll(/<[^>]+>/g, '');
}

test.each<[Partial<StaffQueued>, string]>([
  [{}, 'Report Wrong address, price or number, of Selam'],
  [{ about: 'review' }, 'Report A fact in it is not true, about Selam'],
  [{ kind: 'review', about: 'review', detail: 'contact' }, 'contains contact details, about Selam'],
  [{ kind: 'service', detail: 'new' }, 'Service new, by Selam'],
  [{ detail: 'newer' }, 'Report newer, of Selam'],
])('%j reads as "%s"', (changes, words) => {
  expect(wordsOf(changes)).toContain(words);
});
