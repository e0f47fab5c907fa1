import { z } from 'zod';
import { CUSTOMER_FILTERS, CUSTOMER_NOTE_LIMIT } from '@/lib/shared/domain/booking/customers';
import { issueOf } from '@/lib/shared/domain/field-problem';
import { isLocalDate } from '@/lib/shared/time/local-date';
import {
  CalendarId,
  CalendarNumber,
  calendarChange,
  calendarRead,
  Instant,
  OfCalendar,
  Price,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { KeptVisit } from './provider-bookings';
import { renamed } from './wire';

/** The id of any booking of the customer, so that no address holds a telephone number. */
const CustomerId = z.string().regex(/^\d{1,15}$/);

const OfCustomer = z.object({ customerId: CustomerId });

const Customer = z.object({
  id: z.number().int(),
  /** The name in the customer's newest booking. */
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The number of visits that took place. */
  visits: z.number().int(),
  missed: z.number().int(),
  nextVisit: Instant.nullable(),
  lastVisit: Instant.nullable(),
});
export type Customer = z.infer<typeof Customer>;

export const CustomerQuery = z.object({
  /** Words of a name, an e-mail address, or successive digits of a number. */
  search: z.string().trim().max(100).default(''),
  filter: z.enum(CUSTOMER_FILTERS).optional(),
  offset: z.number().int().min(0).max(1_000_000),
  limit: z.number().int().min(1).max(500).default(50),
});
export type CustomerQuery = z.output<typeof CustomerQuery>;

/** How many customers each filter has, independent of the filter that was asked for. */
const FilterCounts = z.object({
  all: z.number().int(),
  next: z.number().int(),
  away: z.number().int(),
  missed: z.number().int(),
});

/** `total` counts the customers that the filter leaves. */
const CustomerPage = z.object({
  customers: z.array(Customer),
  total: z.number().int(),
  counts: FilterCounts,
});
export type CustomerPage = z.infer<typeof CustomerPage>;

export const CustomerNote = z.object({
  text: z.string(),
  version: z.number().int(),
  savedAt: Instant.nullable(),
});
export type CustomerNote = z.infer<typeof CustomerNote>;

const SavedNote = z.object({
  version: z.number().int().nonnegative(),
  text: z
    .string()
    .trim()
    .max(
      CUSTOMER_NOTE_LIMIT,
      issueOf({ key: 'tooLong', values: { limit: String(CUSTOMER_NOTE_LIMIT) } }),
    )
    .default(''),
});

/** A merge that can still be undone. */
const Merge = z.object({
  id: z.number().int(),
  name: z.string(),
  contact: z.string(),
  mergedAt: Instant,
  undoUntil: Instant,
});

const CustomerDetail = renamed(
  Customer.extend({
    totalPrice: Price,
    note: CustomerNote,
    /** The newest 200 visits, including coming ones. */
    bookings: z.array(KeptVisit),
    /** Customers who may be the same person. */
    alike: z.array(Customer),
    merges: z.array(Merge),
  }),
  { totalPrice: 'totalMinor' },
);
export type CustomerDetail = z.output<typeof CustomerDetail>;

const OtherCustomer = z.object({ otherId: CustomerId });
const Merged = z.object({ merged: z.literal(true) });

const MergeNumber = z.object({ mergeId: z.number().int().positive() });
const Parted = z.object({ parted: z.literal(true) });

const Day = z.string().refine(isLocalDate, issueOf({ key: 'dateInvalid' }));

/** Both included. */
const VisitsFile = z.object({ from: Day, until: Day, kind: z.enum(['visits', 'months']) });
export type VisitsFile = z.infer<typeof VisitsFile>;

const ofCalendar = { settlnProviderId: CalendarNumber };

export const customerRows = {
  listCustomers: endpoint({
    method: 'POST',
    path: 'providerCalendar/customers',
    summary:
      'Everybody who booked, one for each telephone number or else e-mail address, those with the ' +
      'next visit first; all words of `search` have to be found.',
    since: 1,
    body: renamed(CustomerQuery.extend(ofCalendar)),
    answer: CustomerPage,
  }),
  getCustomer: endpoint({
    method: 'GET',
    path: 'providerCalendar/customers/{customerId}',
    summary: 'Whoever made that booking, with all of their visits; null if nobody is known.',
    since: 1,
    params: OfCustomer,
    query: OfCalendar,
    answer: z.object({ customer: CustomerDetail.nullable() }),
  }),
  saveCustomerNote: endpoint({
    method: 'PUT',
    path: 'providerCalendar/customers/{customerId}/note',
    keepsKey: 'transaction',
    summary: 'Notes something about a customer, over the version that was read before.',
    since: 1,
    params: OfCustomer,
    body: renamed(SavedNote.extend(ofCalendar)),
    refuses: ['gone', 'conflict'],
    answer: CustomerNote,
  }),
  mergeCustomers: endpoint({
    method: 'POST',
    path: 'providerCalendar/customers/{customerId}/merge',
    keepsKey: 'transaction',
    summary:
      'Says that another customer is the same person, for 30 days until it is final. Their notes ' +
      'are joined.',
    since: 1,
    params: OfCustomer,
    body: renamed(OtherCustomer.extend(ofCalendar)),
    refuses: ['gone', 'conflict'],
    answer: Merged,
  }),
  partCustomers: endpoint({
    method: 'POST',
    path: 'providerCalendar/customers/{customerId}/part',
    keepsKey: 'transaction',
    summary: 'Takes back that two customers are one person.',
    since: 1,
    params: OfCustomer,
    body: renamed(MergeNumber.extend(ofCalendar)),
    refuses: ['gone'],
    answer: Parted,
  }),
} as const;

const params = z.object({ calendarId: CalendarId, customerId: CustomerId });

export const customersApi = {
  listCustomers: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/customers',
    summary: 'A page of customers; what is searched for may stand in no URL.',
    ...calendarRead,
    body: CustomerQuery,
    answer: CustomerPage,
  }),
  saveCustomerNote: apiEndpoint({
    method: 'PUT',
    path: '/api/calendars/{calendarId}/customers/{customerId}/note',
    summary: 'Saves the note over the version that was read; 409 if it was saved meanwhile.',
    ...calendarChange,
    params,
    body: SavedNote,
    answer: CustomerNote,
  }),
  readCustomerNote: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/customers/{customerId}/note',
    summary: 'What is noted about a customer.',
    ...calendarRead,
    params,
    answer: CustomerNote,
  }),
  mergeCustomers: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/customers/{customerId}/merge',
    summary: 'Puts another customer to this one.',
    ...calendarChange,
    params,
    body: OtherCustomer,
    answer: Merged,
  }),
  partCustomers: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/customers/{customerId}/part',
    summary: 'Parts two that were put together.',
    ...calendarChange,
    params,
    body: MergeNumber,
    answer: Parted,
  }),
  downloadVisits: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/visits-file',
    summary:
      'The visits of some days, or their totals by month, as a file of comma-separated values.',
    ...calendarRead,
    query: VisitsFile,
    answer: z.instanceof(Response),
  }),
} as const;
