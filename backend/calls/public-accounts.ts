import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { accounts, services } from '@/backend/db/schema';
import { isUuid } from '@/backend/db/uuid';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { AppError } from '@/lib/shared/errors';
import type { Call } from './call';

const MAX_INTEGER = 2 ** 31 - 1;

export function findRowId(sent: number | string): number | null {
  const id = Number(sent);
  return Number.isInteger(id) && id > 0 && id <= MAX_INTEGER ? id : null;
}

export function unknownCalendar(code: 'not_found' | 'gone'): AppError {
  return new AppError(code, refusal('notAccepting'));
}

/**
 * The account's own address and picture are not shown, since they may come from a service that is
 * not public.
 */
async function findAccount(db: Database, where: SQL) {
  const [account] = await db
    .select({
      id: accounts.id,
      userId: accounts.userId,
      name: accounts.name,
      address: services.address,
      profileImageUrl: services.profileImageUrl,
    })
    .from(accounts)
    .innerJoin(services, eq(services.accountId, accounts.id))
    .where(and(where, accounts.takesBookings, eq(services.status, 'approved')))
    .orderBy(asc(services.createdAt), asc(services.id))
    .limit(1);
  return account ?? null;
}

/** Finds an account by its calendar id (digits) or by the id of a service (UUID). */
export const findPublicAccount: Call<HostTable['findPublicAccount']> = async (
  { query },
  { db },
) => {
  const accountId = findRowId(query.id);
  const account =
    accountId !== null
      ? await findAccount(db, eq(accounts.id, accountId))
      : isUuid(query.id)
        ? await findAccount(db, eq(services.id, query.id))
        : null;
  if (!account) return [];
  return [
    {
      id: account.id,
      user_id: account.userId,
      name: account.name,
      profile_image_url: account.profileImageUrl,
      address: account.address,
    },
  ];
};

/** Answers 404 for unapproved services, and for accounts without a calendar. */
export const getCalendarId: Call<HostTable['getCalendarId']> = async ({ params }, { db }) => {
  const account = isUuid(params.id) ? await findAccount(db, eq(services.id, params.id)) : null;
  if (!account) throw unknownCalendar('not_found');
  return { calendarId: account.id };
};
