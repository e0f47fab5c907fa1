import type { seedAccount } from '@/backend/db/seed';
import { seedPastVisit } from '@/backend/seed/past-visit';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import type { Span } from '@/lib/shared/time/span';
import { DAY_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { lastOpenDay, spanOf } from './calendar';
import { PAST_VISITS } from './past-visits';
import type { DemoAccount } from './shapes/demo-account';

export interface Place {
  account: DemoAccount;
  seeded: Awaited<ReturnType<typeof seedAccount>>;
}

/** Nobody has these telephone numbers. */
function phonesOf(customers: readonly string[]): Map<string, string> {
  const names = [...new Set(customers)];
  return new Map(names.map((name, number) => [name, `+356 9900 ${1000 + number}`]));
}

/** A free span of the open hours, not always the first of the day. */
function freeSpan(open: readonly Span[], length: number, taken: readonly Span[]): Span {
  const free = open
    .flatMap(({ from, to }) => {
      const count = Math.max(0, Math.floor((to - from - length) / SLOT_MS) + 1);
      return Array.from({ length: count }, (_, slot) => from + slot * SLOT_MS);
    })
    .map((from) => ({ from, to: from + length }))
    .filter((span) => !taken.some(({ from, to }) => span.from < to && from < span.to));
  const span = free[Math.floor(free.length / 3)];
  if (!span) throw new Error('no time is left on that day');
  return span;
}

/**
 * The visits of one account in the weeks before `now`, none at the time of another. `service` and
 * `item` are positions.
 */
export function planPastVisits(account: DemoAccount, now: number) {
  const taken: Span[] = [];
  return account.services.flatMap(({ slug, items }, service) =>
    (PAST_VISITS[slug] ?? []).map(({ daysAgo, item: name, ...visit }) => {
      const item = items.findIndex((one) => one.name === name);
      const [found] = items.slice(item, item + 1);
      if (!found) throw new Error(`${slug} has no item "${name}"`);
      const open = lastOpenDay(account, now - daysAgo * DAY_MS, VENUE_ZONE.id);
      const during = freeSpan(open, spanOf([found]), taken);
      taken.push(during);
      return { ...visit, service, item, during };
    }),
  );
}

/** Plays what happened in the weeks before `now`. Returns the number of visits. */
export async function liveThrough(
  kept: Parameters<typeof seedPastVisit>[0],
  places: readonly Place[],
  now: number,
): Promise<number> {
  const planned = places.flatMap(({ account, seeded }) =>
    planPastVisits(account, now).map((visit) => ({ ...visit, seeded })),
  );
  const phones = phonesOf(planned.map(({ customer }) => customer));
  for (const { seeded, service, item, customer, ...visit } of planned) {
    await seedPastVisit(kept, {
      ...visit,
      accountId: seeded.accountId,
      itemId: seeded.services[service]?.itemIds[item] ?? 0,
      customerName: customer,
      customerPhone: phones.get(customer) ?? '',
    });
  }
  return planned.length;
}
