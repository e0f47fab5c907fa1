import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { ListingsTab } from './listings-tab';

let host: Awaited<ReturnType<typeof startRecordingHost>>;

beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

async function render(services: object[], events: object[]): Promise<string> {
  host.answer(({ url }) => ({ body: url.startsWith('/events') ? events : services }));
  return renderToStaticMarkup(await ListingsTab({ userId: 'owner', show: 'all' }));
}
const count = (html: string, what: string) => html.split(what).length - 1;

it('LIST-027 shows a card for each listing, however many there are', async () => {
  const many = Array.from({ length: 300 }, (_, id) => ({ id, name: `N${id}`, title: `N${id}` }));
  expect(count(await render(many, many), 'data-listing=')).toBe(600);
});

it('STS-002 STS-011 says where a listing stands, and offers nothing to change that', async () => {
  const statuses = ['pending', 'live', 'denied', 'archived', 'draft', ''];
  const html = await render(
    statuses.map((status, id) => ({ id, name: 'A', status })),
    [{ id: 9, title: 'B', status: 'PENDING' }],
  );
  const badges = [...html.matchAll(/<\/svg>(Pending|Approved|Rejected|Delisted)</g)].map(
    ([, word]) => word,
  );
  expect(badges).toEqual([
    ...['Pending', 'Approved', 'Rejected', 'Delisted', 'Pending', 'Pending'],
    'Pending',
  ]);
  expect(html).not.toMatch(/<(?:select|input|form)\b/);
});
