import { describe, expect, it } from 'vitest';
import { api } from '@/lib/shared/contract/api';
import type { Endpoint } from '@/lib/shared/contract/endpoint';
import { LIMITS } from '@/lib/shared/domain/limits';
import { listRoutes } from '@/test/api-routes';
import { listFiles, readSources } from '@/test/source-files';
import { wireFieldsOf } from '@/test/wire-fields';

const routes = await listRoutes();

describe('the routes of /api', () => {
  it('are all made by handle, from the row of their own method and path', () => {
    for (const { file, method, path, handler } of routes) {
      expect(handler.row, `${file} exports a ${method} that handle did not make`).toBeDefined();
      expect(`${handler.row?.method} ${handler.row?.path}`).toBe(`${method} ${path}`);
    }
  });

  it('are exactly the rows of lib/shared/contract/api.ts', () => {
    const rows = new Set<unknown>(Object.values(api));
    expect(new Set(routes.map(({ handler }) => handler.row))).toEqual(rows);
    expect(routes).toHaveLength(rows.size);
  });

  it('STS-011: take the status of no service and no event from anybody', () => {
    const rows: Endpoint[] = Object.values(api);
    const taken = rows
      .filter(({ path }) => /^\/api\/(?:services|events)/.test(path))
      .flatMap(wireFieldsOf);
    expect(taken).toEqual(expect.arrayContaining(['name', 'title', 'portfolioImages']));
    expect(taken.filter((field) => /status|state|publish|approv/i.test(field))).toEqual([]);
  });

  it('are nothing but route.ts files', () => {
    const others = listFiles('app/api').filter((file) => !file.endsWith('/route.ts'));
    expect(others).toEqual([]);
  });

  it('RATE-1: count accounts only where access proves one', () => {
    const ofAccounts = routes.filter(
      ({ handler: { row } }) => row && LIMITS[row.limit].of === 'account',
    );
    expect(ofAccounts.length).toBeGreaterThan(10);
    expect(ofAccounts.filter(({ handler }) => handler.row?.access === 'anyone')).toEqual([]);
  });

  // The security review page: a change here is a change of who may do what, and how often.
  it('are open to these and no others', () => {
    const review = routes.map(
      ({ method, path, handler }) =>
        `${method} ${path}: ${handler.row?.access}, ${handler.row?.limit}`,
    );
    expect(review.sort()).toMatchInlineSnapshot(`
      [
        "DELETE /api/calendars/{calendarId}/other-calendars/{otherId}: ownerOfCalendar, changes",
        "DELETE /api/calendars/{calendarId}/push/{deviceId}: ownerOfCalendar, changes",
        "DELETE /api/events/{id}: ownerOfEvent, changes",
        "DELETE /api/services/{id}/items/{itemId}: ownerOfService, changes",
        "DELETE /api/services/{id}: ownerOfService, changes",
        "GET /api/calendars/{calendarId}/booked-days: ownerOfCalendar, reads",
        "GET /api/calendars/{calendarId}/customers/{customerId}/note: ownerOfCalendar, reads",
        "GET /api/calendars/{calendarId}/items: ownerOfCalendar, reads",
        "GET /api/calendars/{calendarId}/other-calendars: ownerOfCalendar, reads",
        "GET /api/calendars/{calendarId}/people/visits: ownerOfCalendar, reads",
        "GET /api/calendars/{calendarId}/people: ownerOfCalendar, reads",
        "GET /api/calendars/{calendarId}/push: ownerOfCalendar, reads",
        "GET /api/calendars/{calendarId}/schedule: ownerOfCalendar, reads",
        "GET /api/calendars/{calendarId}/slots: ownerOfCalendar, reads",
        "GET /api/calendars/{calendarId}/visits-file: ownerOfCalendar, reads",
        "GET /api/categories/{categoryId}/subcategories: anyone, reads",
        "GET /api/events/{id}/poster: ownerOfEvent, cards",
        "GET /api/news/thumbnail: anyone, pictures",
        "GET /api/news: anyone, reads",
        "GET /api/services/{id}/logo: ownerOfService, pictures",
        "GET /api/services/{id}/poster: ownerOfService, cards",
        "GET /api/services/{id}/related: anyone, reads",
        "GET /api/staff/log: staff, reads",
        "GET /api/staff/queue: watchingStaff, reads",
        "GET /api/suggestions: anyone, suggestions",
        "POST /api/analytics: anyone, visits",
        "POST /api/bookings: anyone, bookings",
        "POST /api/calendars/{calendarId}/arranged-visits: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/availability: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/book: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/cancel-customer: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/cancel: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/customer-bookings: ownerOfCalendar, reads",
        "POST /api/calendars/{calendarId}/customers/{customerId}/merge: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/customers/{customerId}/part: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/customers: ownerOfCalendar, reads",
        "POST /api/calendars/{calendarId}/feed: freshOwnerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/other-calendars/{otherId}/read: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/other-calendars: ownerOfCalendar, otherCalendars",
        "POST /api/calendars/{calendarId}/people/give: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/push/{deviceId}/test: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/reviews/seen: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/schedule/conflicts: ownerOfCalendar, reads",
        "POST /api/calendars/{calendarId}/seen-visits: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/visits/{visitId}/move: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/visits/{visitId}/undo-move: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/visits/{visitId}: ownerOfCalendar, changes",
        "POST /api/calendars/{calendarId}/visits: ownerOfCalendar, reads",
        "POST /api/contact: anyone, contact",
        "POST /api/customer-visit: anyone, reads",
        "POST /api/deletion-requests: anyone, deletions",
        "POST /api/events: signedIn, changes",
        "POST /api/provider: signedIn, registrations",
        "POST /api/reports: anyone, reports",
        "POST /api/services/{id}/items: ownerOfService, changes",
        "POST /api/services: signedIn, changes",
        "POST /api/staff/letters: staff, reads",
        "POST /api/uploads: signedIn, uploads",
        "POST /api/views: anyone, visits",
        "PUT /api/calendars/{calendarId}/customers/{customerId}/note: ownerOfCalendar, changes",
        "PUT /api/calendars/{calendarId}/other-calendars/{otherId}: ownerOfCalendar, changes",
        "PUT /api/calendars/{calendarId}/people: ownerOfCalendar, changes",
        "PUT /api/calendars/{calendarId}/push: ownerOfCalendar, changes",
        "PUT /api/calendars/{calendarId}/reviews/{reviewId}/reply: ownerOfCalendar, changes",
        "PUT /api/calendars/{calendarId}/schedule: ownerOfCalendar, changes",
        "PUT /api/events/{id}/cancellation: ownerOfEvent, changes",
        "PUT /api/events/{id}: ownerOfEvent, changes",
        "PUT /api/services/{id}/items/{itemId}: ownerOfService, changes",
        "PUT /api/services/{id}/items: ownerOfService, changes",
        "PUT /api/services/{id}/short-address: ownerOfService, changes",
        "PUT /api/services/{id}: ownerOfService, changes",
      ]
    `);
  });
});

/** Whether a file, or anything it imports, reads who is signed in. */
function readsSession(file: string, seen = new Set<string>()): boolean {
  if (file === 'lib/server/auth/session.ts') return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return (sources.get(file)?.imports ?? []).some(
    ({ to, isType }) => !isType && readsSession(to, seen),
  );
}

const sources = readSources(['app', 'components', 'lib']);

describe('the pages', () => {
  // What a page then does with the session is in the journeys: stranger, other user, owner.
  it('that show something else to whoever is signed in are these and no others', () => {
    const pages = [...sources.keys()].filter((file) => file.endsWith('/page.tsx'));
    expect(pages.filter((file) => readsSession(file))).toMatchInlineSnapshot(`
      [
        "app/[locale]/(booking)/booking/review/page.tsx",
        "app/[locale]/(booking)/report/page.tsx",
        "app/[locale]/(portal)/events/[id]/edit/page.tsx",
        "app/[locale]/(portal)/events/[id]/page.tsx",
        "app/[locale]/(portal)/events/new/page.tsx",
        "app/[locale]/(portal)/services/[id]/edit/page.tsx",
        "app/[locale]/(portal)/services/[id]/page.tsx",
        "app/[locale]/(portal)/services/new/page.tsx",
        "app/[locale]/(portal)/settln-providers/account/address/page.tsx",
        "app/[locale]/(portal)/settln-providers/account/page.tsx",
        "app/[locale]/(portal)/settln-providers/book/page.tsx",
        "app/[locale]/(portal)/settln-providers/business/page.tsx",
        "app/[locale]/(portal)/settln-providers/customers/[id]/page.tsx",
        "app/[locale]/(portal)/settln-providers/customers/page.tsx",
        "app/[locale]/(portal)/settln-providers/opening-hours/page.tsx",
        "app/[locale]/(portal)/settln-providers/other-calendars/page.tsx",
        "app/[locale]/(portal)/settln-providers/page.tsx",
        "app/[locale]/(portal)/settln-providers/people/page.tsx",
        "app/[locale]/(portal)/settln-providers/poster/[id]/page.tsx",
        "app/[locale]/(portal)/settln-providers/reviews/page.tsx",
        "app/[locale]/(site)/providerPage/page.tsx",
        "app/[locale]/(staff)/staff/[kind]/[id]/page.tsx",
        "app/[locale]/(staff)/staff/decided/page.tsx",
        "app/[locale]/(staff)/staff/page.tsx",
        "app/[locale]/(staff)/staff/people/page.tsx",
      ]
    `);
  });
});
