import { clockOf } from '@/lib/shared/domain/calendar/grid';
import { SLOT_MINUTES } from '@/lib/shared/domain/calendar/slots';
import { isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';
import { parsePerson } from './booking-url';
import { paths } from './paths';
import { firstOf, type SearchParams } from './search-params';

export interface ArrangeState {
  date: LocalDate | null;
  /** The minute of the day, at a quarter hour. */
  minute: number | null;
  /** A person's number. */
  person: number | null;
  /** The id of one of the customer's bookings. */
  customer: string | null;
}

const BY_HAND_PATH = `${paths.portal}/book`;

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Reads "18:30". Null unless it is at a quarter hour. */
function parseMinute(text: string): number | null {
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const minute = Number(hours) * 60 + Number(minutes);
  return minute % SLOT_MINUTES === 0 ? minute : null;
}

export function parseArrange(params: SearchParams): ArrangeState {
  const date = firstOf(params.date);
  const customer = firstOf(params.customer);
  return {
    date: isLocalDate(date) ? date : null,
    minute: parseMinute(firstOf(params.time)),
    person: parsePerson(firstOf(params.person)),
    customer: /^\d{1,15}$/.test(customer) ? customer : null,
  };
}

export function arrangePath(state: Partial<ArrangeState> = {}): string {
  const { date, minute, person, customer } = state;
  const query = new URLSearchParams();
  if (date) query.set('date', date);
  if (minute != null) query.set('time', clockOf(minute));
  if (person != null) query.set('person', String(person));
  if (customer) query.set('customer', customer);
  return query.size > 0 ? `${BY_HAND_PATH}?${query}` : BY_HAND_PATH;
}
