import { afterEach, describe, expect, test, vi } from 'vitest';
import { ALL_VISITS, type VisitLists, visitCalls } from './visit-lists';

const page = (...ids: string[]) => ({ visits: ids.map((id) => ({ id })), next: null, news: 0 });

/** Answers each part with a page, and tells which parts were asked for. */
function answerWith(pages: Record<string, unknown>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { part } = JSON.parse(body);
    asked.push(part);
    return pages[part] ? Response.json(pages[part]) : Response.json({}, { status: 502 });
  });
  return asked;
}

describe('a glance at a calendar', () => {
  afterEach(() => vi.unstubAllGlobals());
  const shown = { upcoming: page('1', '2'), past: page('3') } as unknown as VisitLists;

  test('in which nothing happened is one call', async () => {
    const asked = answerWith({ upcoming: page('1', '2') });
    expect(await visitCalls(7).readNews(ALL_VISITS, shown)).toBe(shown);
    expect(asked).toEqual(['upcoming']);
  });

  test('in which a visit is over reads the past as well', async () => {
    const lists = { upcoming: page('2'), past: page('1', '3') };
    const asked = answerWith(lists);
    expect(await visitCalls(7).readNews(ALL_VISITS, shown)).toEqual(lists);
    expect(asked).toEqual(['upcoming', 'upcoming', 'past']);
  });

  test('that fails says so', async () => {
    answerWith({});
    expect(await visitCalls(7).readNews(ALL_VISITS, shown)).toBeNull();
  });
});
