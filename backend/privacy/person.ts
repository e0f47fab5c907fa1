import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/backend/db/client';
import { addressKey } from '@/lib/shared/domain/text/mail-address';
import { isPhoneNumber, numbersIn } from '@/lib/shared/domain/text/telephone';
import { phoneKey } from '@/lib/shared/phone-key';
import { findReviews } from './reviews';

/** Normalized in the same way as for limits and stopped mail. */
export type Person = { email: string; phone: null } | { email: null; phone: string };

/** Reads any spelling. Returns null for anything else. */
export function readPerson(text: string): Person | null {
  const email = addressKey(text);
  if (email !== null) return { email, phone: null };
  const trimmed = text.trim();
  return isPhoneNumber(trimmed) ? { email: null, phone: phoneKey(trimmed) } : null;
}

export function mentions(text: string, person: Person): boolean {
  if (person.email !== null) return text.toLowerCase().includes(person.email);
  return numbersIn(text).some((number) => phoneKey(number) === person.phone);
}

export interface Traces {
  bookingIds: number[];
  /** Accounts that were found by their address or number, or by the number of a service. */
  accountIds: number[];
  reportIds: number[];
  reviewIds: string[];
  /** Other people's accounts that entered the address for their mail. */
  enteredIds: number[];
}

const Written = z.array(z.object({ id: z.number(), phone: z.string() }));
const Mailed = z.array(z.object({ id: z.number(), email: z.string() }));

/**
 * Only few numbers end with the same six digits. SQL compares these, and `phoneKey` compares the
 * rest.
 */
const LAST_DIGITS = 6;

/** Reads whole tables, so use it only in commands. */
export async function findTraces(
  db: Database,
  person: Person,
  linkSecret: string | null = null,
): Promise<Traces> {
  const found = await findNamed(db, person);
  const reviewIds = await findReviews(db, person, found.bookingIds, linkSecret);
  return { ...found, reviewIds };
}

async function findNamed(db: Database, person: Person): Promise<Omit<Traces, 'reviewIds'>> {
  if (person.email !== null) {
    const accounts = (column: AccountColumn) => findByAddress(db, 'accounts', column, person.email);
    const own = [...(await accounts('email')), ...(await accounts('notice_email'))];
    const entered = [
      ...(await accounts('pending_email')),
      ...(await findByAddress(db, 'messages', 'former_email', person.email)),
    ];
    return {
      bookingIds: await findByAddress(db, 'bookings', 'customer_email', person.email),
      accountIds: [...new Set(own)],
      reportIds: await findReports(db, person),
      enteredIds: [...new Set(entered)].filter((id) => !own.includes(id)),
    };
  }
  const end = `%${person.phone.slice(-LAST_DIGITS)}`;
  const bookings = await db.execute(sql`
    select id, customer_phone as phone from bookings
    where regexp_replace(customer_phone, '[^0-9]', '', 'g') like ${end} order by id`);
  const services = await db.execute(sql`
    select s.account_id as id, written.phone
    from services s, unnest(array[s.phone_number, s.whatsapp_number]) as written(phone)
    where regexp_replace(written.phone, '[^0-9]', '', 'g') like ${end} order by s.account_id`);
  const accounts = await db.execute(sql`
    select id, phone from accounts
    where regexp_replace(phone, '[^0-9]', '', 'g') like ${end} order by id`);
  const idsIn = (rows: unknown) =>
    Written.parse(rows).flatMap(({ id, phone }) => (phoneKey(phone) === person.phone ? id : []));
  return {
    bookingIds: idsIn(bookings.rows),
    accountIds: [...new Set([...idsIn(services.rows), ...idsIn(accounts.rows)])],
    reportIds: await findReports(db, person),
    enteredIds: [],
  };
}

type AccountColumn = 'email' | 'notice_email' | 'pending_email';

/** Compares in two steps, because older rows are not normalized. */
async function findByAddress(
  db: Database,
  table: 'bookings' | 'accounts' | 'messages',
  column: 'customer_email' | 'former_email' | AccountColumn,
  key: string,
): Promise<number[]> {
  const email = sql.identifier(column);
  const id = sql.identifier(table === 'messages' ? 'account_id' : 'id');
  const { rows } = await db.execute(sql`
    select ${id} as id, ${email} as email from ${sql.identifier(table)}
    where lower(${email}) = ${key} or octet_length(${email}) > length(${email}) order by id`);
  return Mailed.parse(rows).flatMap((row) => (addressKey(row.email) === key ? row.id : []));
}

async function findReports(db: Database, person: Person): Promise<number[]> {
  const { rows } = await db.execute<{ id: number; words: string }>(
    sql`select id, concat_ws(' ', name, email, text, (
        select string_agg(p.text, ' ') from appeals p where p.notice_id = reports.id)) as words
      from reports order by id`,
  );
  return rows.flatMap(({ id, words }) => (mentions(words, person) ? id : []));
}
