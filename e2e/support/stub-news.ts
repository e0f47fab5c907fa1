import type { Reply, StubHost } from './stub-host';

const PAGE = 20;
const HOUR_MS = 3_600_000;

/** An article of a country of origin, the newest with number 1. */
function item(origin: string, number: number) {
  return {
    uuid: `${origin}-${number}`,
    title: `${origin} story ${number}`,
    source: 'The Harbour Post',
    timestamp: new Date(Date.now() - number * HOUR_MS - 60_000).toISOString(),
    snippet: `What happened at number ${number}.`,
    link: number === 3 ? 'javascript:alert(1)' : `https://harbour.example/${origin}/${number}`,
    thumbnail: null,
  };
}

/** Sets the host's reply for the page of a country's news that begins at an offset. */
export function stubNewsPage(host: StubHost, origin: string, offset: number, reply: Reply): void {
  host.answer(new RegExp(`^GET /news\\?.*origin_iso_code=${origin}&.*offset=${offset}&`), reply);
}

/**
 * Has the host send so many articles of a country, page by page, each page after the first
 * beginning with a repeat. A site keeps news for a minute: each test has a country of its own.
 */
export function stubNews(host: StubHost, origin: string, count: number): void {
  for (let offset = 0; offset <= count; offset += PAGE) {
    const length = Math.min(PAGE, count - offset);
    const json = Array.from({ length }, (_, n) => item(origin, n === 0 ? 1 : offset + n + 1));
    stubNewsPage(host, origin, offset, { status: 200, json });
  }
}
