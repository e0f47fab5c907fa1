import type { seedAccount } from '@/backend/db/seed';
import { seedPastVisit } from '@/backend/seed/past-visit';
import { SLOT_MS } from '@/lib/domain/calendar/slots';
import type { Span } from '@/lib/time/span';
import { DAY_MS } from '@/lib/time/units';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { lastOpenDay, spanOf } from './calendar';
import { PAST_VISITS } from './past-visits';
import type { DemoAccount } from './shapes/demo-account';

export interface Place {
  account: DemoAccount;
  seeded: Awaited<ReturnType<typeof seedAccount>>;
}

/** Nobody has these telephone numbers. */
function phonesOf(customers: Iterable<string>): Map<string, string> {
  const names = [...new Set(customers)];
  return new Map(names.map((name, number) => [name, `+356 9900 ${1000 + number}`]));
}

/** Not always the first of the day. */
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

/** What happened in the weeks before `now`. Returns the number of visits. */
export async function liveThrough(
  kept: Parameters<typeof seedPastVisit>[0],
  places: readonly Place[],
  now: number,
): Promise<number> {
  const visits = Object.values(PAST_VISITS).flat();
  const phones = phonesOf(visits.map(({ customer }) => customer));
  for (const { account, seeded } of places) {
    const taken: Span[] = [];
    for (const [at, service] of account.services.entries()) {
      for (const { daysAgo, customer, item: name, ...said } of PAST_VISITS[service.slug] ?? []) {
        const place = service.items.findIndex((item) => item.name === name);
        const [item, itemId] = [service.items[place], seeded.services[at]?.itemIds[place]];
        if (!item || !itemId) throw new Error(`${service.slug} has no item "${name}"`);
        const open = lastOpenDay(account, now - daysAgo * DAY_MS, VENUE_ZONE.id);
        const during = freeSpan(open, spanOf([item]), taken);
        taken.push(during);
        await seedPastVisit(kept, {
          accountId: seeded.accountId,
          itemId,
          during,
          customerName: customer,
          customerPhone: phones.get(customer) ?? '',
          ...said,
        });
      }
    }
  }
  return visits.length;
}
