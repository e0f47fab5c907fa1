import 'server-only';
import type { z } from 'zod';
import { documentedAccounts } from '@/lib/server/host/documented/accounts';
import { documentedBookings } from '@/lib/server/host/documented/bookings';
import { documentedEvents } from '@/lib/server/host/documented/events';
import { documentedNews } from '@/lib/server/host/documented/news';
import { documentedProviderBookings } from '@/lib/server/host/documented/provider-bookings';
import { documentedCalendar } from '@/lib/server/host/documented/provider-calendar';
import { documentedItems } from '@/lib/server/host/documented/service-items';
import { documentedServices } from '@/lib/server/host/documented/services';
import { documentedSlates } from '@/lib/server/host/documented/slates';
import { documentedSlots } from '@/lib/server/host/documented/slots';
import type { Endpoint } from '@/lib/shared/contract/endpoint';
import { host as contractRows, type HostTable } from '@/lib/shared/contract/host';

/**
 * A row that can be called. A documented row needs a reader that understands every documented
 * spelling.
 */
export type HostRow = Endpoint & ({ since: number } | { read: z.ZodType });

/** The rows of the contract. Documented rows have their readers here. */
export const host = {
  ...contractRows,
  ...documentedServices,
  ...documentedItems,
  ...documentedAccounts,
  ...documentedSlots,
  ...documentedCalendar,
  ...documentedProviderBookings,
  ...documentedBookings,
  ...documentedEvents,
  ...documentedSlates,
  ...documentedNews,
} satisfies Record<keyof HostTable, HostRow>;

/** The answer of a call, in our shape. */
export type AnswerOf<E extends Endpoint> = z.output<
  E extends { read: infer Read extends z.ZodType } ? Read : E['answer']
>;

export function readOf(row: HostRow): z.ZodType {
  return 'read' in row ? row.read : row.answer;
}
