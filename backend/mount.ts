import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppVariables } from '@/backend/app-variables';
import * as accountSettings from '@/backend/calls/account-settings';
import * as accounts from '@/backend/calls/accounts';
import * as appeals from '@/backend/calls/appeals/appeals';
import * as arrangeVisits from '@/backend/calls/arranged-visits/arrange-visits';
import * as moveVisit from '@/backend/calls/arranged-visits/move-visit';
import * as availability from '@/backend/calls/availability';
import * as bookings from '@/backend/calls/bookings';
import type { Call, CallContext, CallsOf } from '@/backend/calls/call';
import * as cancelCustomer from '@/backend/calls/cancel-customer';
import * as changes from '@/backend/calls/customer-links/changes';
import * as linkedBooking from '@/backend/calls/customer-links/linked-booking';
import * as customerNote from '@/backend/calls/customers/customer-note';
import * as customer from '@/backend/calls/customers/read-customers';
import * as sameCustomer from '@/backend/calls/customers/same-customer';
import * as decisions from '@/backend/calls/decisions';
import * as publicEvents from '@/backend/calls/directory/public-events';
import * as searchServices from '@/backend/calls/directory/search-services';
import * as eventWrites from '@/backend/calls/event-writes';
import * as events from '@/backend/calls/events';
import * as itemWrites from '@/backend/calls/item-writes';
import * as mail from '@/backend/calls/mail';
import * as news from '@/backend/calls/news';
import * as otherCalendars from '@/backend/calls/other-calendars';
import * as giveVisit from '@/backend/calls/people/give-visit';
import * as people from '@/backend/calls/people/people';
import * as providerVisits from '@/backend/calls/provider-visits';
import * as publicAccounts from '@/backend/calls/public-accounts';
import * as pushDevices from '@/backend/calls/push-devices';
import * as reports from '@/backend/calls/reports';
import * as readReviews from '@/backend/calls/reviews/read-reviews';
import * as reviewLink from '@/backend/calls/reviews/review-link';
import * as conflicts from '@/backend/calls/schedules/conflicts';
import * as schedules from '@/backend/calls/schedules/schedules';
import * as serviceItems from '@/backend/calls/service-items';
import * as serviceWrites from '@/backend/calls/service-writes';
import * as services from '@/backend/calls/services';
import * as sessions from '@/backend/calls/sessions';
import * as shortAddresses from '@/backend/calls/short-addresses';
import * as slates from '@/backend/calls/slates';
import * as slots from '@/backend/calls/slots';
import * as staffDecide from '@/backend/calls/staff/decide';
import * as staffItem from '@/backend/calls/staff/item';
import * as staffLog from '@/backend/calls/staff/log';
import * as staffPeople from '@/backend/calls/staff/people';
import * as staffQueue from '@/backend/calls/staff/queue';
import * as staffSession from '@/backend/calls/staff/session';
import * as staffUndo from '@/backend/calls/staff/undo';
import * as feed from '@/backend/calls/visits/feed';
import * as insight from '@/backend/calls/visits/insight';
import * as listVisits from '@/backend/calls/visits/list-visits';
import * as markAllSeen from '@/backend/calls/visits/mark-all-seen';
import * as markVisit from '@/backend/calls/visits/mark-visit';
import * as providerBookings from '@/backend/calls/visits/provider-bookings';
import { inKeptTransaction, keptKey } from '@/backend/db/kept-keys';
import { readMaybeOld } from '@/backend/db/replica';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import { isStorable } from '@/lib/shared/contract/call-fields';
import type { Endpoint } from '@/lib/shared/contract/endpoint';
import { type HostTable, host } from '@/lib/shared/contract/host';
import { wireFields } from '@/lib/shared/contract/wire';
import { problemOf } from '@/lib/shared/domain/field-problem';
import { AppError } from '@/lib/shared/errors';
import { DEFAULT_LOCALE } from '@/lib/shared/texts/locales';

const calls: CallsOf<HostTable> = {
  ...accounts,
  ...accountSettings,
  ...availability,
  ...bookings,
  ...cancelCustomer,
  ...changes,
  ...linkedBooking,
  ...customer,
  ...customerNote,
  ...sameCustomer,
  ...decisions,
  ...eventWrites,
  ...events,
  ...insight,
  ...itemWrites,
  ...mail,
  ...news,
  ...giveVisit,
  ...arrangeVisits,
  ...moveVisit,
  ...people,
  ...otherCalendars,
  ...providerVisits,
  ...publicAccounts,
  ...publicEvents,
  ...reports,
  ...appeals,
  ...readReviews,
  ...reviewLink,
  ...conflicts,
  ...schedules,
  ...searchServices,
  ...serviceItems,
  ...serviceWrites,
  ...services,
  ...shortAddresses,
  ...slates,
  ...slots,
  decideStaffItem: staffDecide.decideStaffItem,
  ...staffUndo,
  previewStaffMail: staffDecide.previewStaffMail,
  getStaffItem: staffItem.getStaffItem,
  listStaffBookings: staffItem.listStaffBookings,
  ...staffLog,
  ...staffPeople,
  listStaffQueue: staffQueue.listStaffQueue,
  claimStaffItem: staffQueue.claimStaffItem,
  enterStaffRoom: staffSession.enterStaffRoom,
  ...feed,
  ...listVisits,
  ...markAllSeen,
  ...markVisit,
  ...providerBookings,
  ...pushDevices,
  ...sessions,
};

/** A replica may answer these calls, because no page of the site changes what they read. */
const MAYBE_OLD: readonly (keyof HostTable)[] = [
  'listNews',
  'listSubcategories',
  'getSlate',
  'getAuthor',
  'listAuthorSlates',
  'listPublicSlates',
  'listCommunitySlates',
  'getSlateCommunity',
];

export function mountCalls(
  app: Hono<{ Variables: AppVariables }>,
  context: Omit<CallContext, 'idempotencyKey'>,
): void {
  const rows = Object.entries<Endpoint>(host);
  for (const [index, [name, row]] of rows.entries()) {
    // TypeScript does not know in a loop which function belongs to which row.
    const call = calls[name as keyof HostTable] as Call<Endpoint>;
    const path = `/${row.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const isMaybeOld = MAYBE_OLD.includes(name as keyof HostTable);
    const hasTwin = rows
      .slice(index + 1)
      .some(([, later]) => later.method === row.method && later.path === row.path);
    const canWait = row.query !== undefined && 'waitSeconds' in wireFields(row.query).shape;
    app.on(row.method, path, async (c, next) => {
      // Several rows may have the same path and differ only in their queries.
      if (hasTwin && !row.query?.safeParse(c.req.query()).success) return next();
      c.set('route', row.path);
      const input = await readInput(row, c);
      c.set('waits', canWait && Number(c.req.query('waitSeconds')) > 0);
      const idempotencyKey = readKey(c);
      const answerFrom = async (more: Partial<CallContext>) =>
        checkAnswer(row, await call(input, { ...context, idempotencyKey, ...more }));
      const answer = await (isMaybeOld
        ? readMaybeOld(context.db, (db) => answerFrom({ db }))
        : answerOnce(name, row, input, { ...context, idempotencyKey }, answerFrom));
      return c.json(answer, row.status === 201 ? 201 : 200);
    });
  }
}

async function answerOnce(
  name: string,
  { keepsKey }: Endpoint,
  input: object,
  { db, outbox, idempotencyKey }: CallContext,
  answerFrom: (more: Partial<CallContext>) => Promise<unknown>,
): Promise<unknown> {
  if (!keepsKey || idempotencyKey === undefined) return answerFrom({});
  const kept = keptKey(name, idempotencyKey, input);
  if (keepsKey === 'calendar') return answerFrom({ kept });
  let isNudged = false;
  // Outbox and queue are told only after the commit, because before it nobody can read the mail.
  const nudge = () => {
    isNudged = true;
  };
  const answer = await inKeptTransaction(db, kept, (within) =>
    answerFrom({ db: within, outbox: outbox && { ...outbox, nudge } }),
  );
  if (isNudged) outbox?.nudge();
  return answer;
}

async function readInput(row: Endpoint, c: Context) {
  return {
    ...(row.params && { params: parse(row.params, c.req.param(), 'bad_request') }),
    ...(row.query && { query: parse(row.query, c.req.query(), 'bad_request') }),
    ...(row.body && { body: parse(row.body, await readJson(c), 'invalid') }),
  };
}

function parse(schema: z.ZodType, value: unknown, code: 'bad_request' | 'invalid') {
  if (!isStorable(value)) {
    throw new AppError(code, refusal('unstorable'));
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  const t = readerTexts('errors.fields');
  // Zod has its own messages only in English.
  const say = (message: string) => (t.locale === DEFAULT_LOCALE ? message : refusal('unreadable'));
  for (const { path, message } of parsed.error.issues) {
    const problem = problemOf(message);
    fields[path.join('.')] ??= problem ? t.of(problem) : say(message);
  }
  const message = Object.values(fields)[0] ?? refusal('unreadable');
  throw new AppError(code, message, { fields });
}

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported_type', readerTexts('errors.reasons')('notJsonType'));
  }
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('bad_request', readerTexts('errors.reasons')('notJson'));
  }
}

function readKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError('bad_request', refusal('keyUnreadable'));
  }
  return key;
}

function checkAnswer(row: Endpoint, answer: unknown): unknown {
  const checked = z.safeEncode(row.answer, answer);
  if (checked.success) return checked.data;
  throw new Error(`the answer of ${row.path} broke its contract`, { cause: checked.error });
}
