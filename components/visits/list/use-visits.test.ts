import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newQueryClient } from '@/components/shared/queries/query-provider';
import type { VisitPart } from '@/lib/shared/contract/visits';
import { visitsQuery } from './use-visits';
import { ALL_VISITS, type VisitLists } from './visit-lists';

const page = (...ids: string[]) => ({ visits: ids.map((id) => ({ id })), next: null, unread: 0 });
const shown = { upcoming: page('1', '2'), past: page('3') } as unknown as VisitLists;

/** A tab with visits on show, {host}'s next answers, and which parts were asked for. */
function tabWith(pages: Record<string, unknown>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { part, limit } = JSON.parse(body);
    asked.push(`${part} ${limit}`);
    return pages[part] ? Response.json(pages[part]) : Response.json({}, { status: 502 });
  });
  const client = newQueryClient();
  const show = (part: VisitPart) => {
    const query = visitsQuery({ calendarId: 7, filter: ALL_VISITS, part, first: shown });
    const observer = new QueryObserver(client, { ...query, refetchOnMount: false });
    observer.subscribe(() => undefined);
    return observer;
  };
  return { asked, upcoming: show('upcoming'), past: show('past') };
}

describe('a look at a calendar', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('in which nothing happened is one call', async () => {
    const { asked, upcoming } = tabWith({ upcoming: page('1', '2') });
    await upcoming.refetch();
    expect(upcoming.getCurrentResult().data).toBe(shown.upcoming);
    expect(asked).toEqual(['upcoming 50']);
  });

  test('in which a visit is over reads the past as well', async () => {
    const lists = { upcoming: page('2'), past: page('1', '3') };
    const { asked, upcoming, past } = tabWith(lists);
    await upcoming.refetch();
    await vi.waitFor(() => expect(past.getCurrentResult().data).toEqual(lists.past));
    expect(upcoming.getCurrentResult().data).toEqual(lists.upcoming);
    expect(asked).toEqual(['upcoming 50', 'past 20']);
  });

  test('that fails keeps what is shown', async () => {
    const { upcoming } = tabWith({});
    await upcoming.refetch();
    expect(upcoming.getCurrentResult()).toMatchObject({ isError: true, data: shown.upcoming });
  });
});
