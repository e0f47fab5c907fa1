import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { accounts, listings } from '@/backend/db/schema';
import type { HostTable } from '@/lib/contract/host';
import { AppError } from '@/lib/errors';
import type { Service } from './call';
import { isListingId } from './listings';

const MAX_INTEGER = 2 ** 31 - 1;

/** The id of a row in a text of digits; null for one that no row can have. */
export function findRowId(digits: string): number | null {
  const id = Number(digits);
  return Number.isInteger(id) && id > 0 && id <= MAX_INTEGER ? id : null;
}

/**
 * An account that takes bookings for an approved listing, with the address and the picture of the
 * first such listing: its own may come from one that nobody may see.
 */
async function findAccount(db: Database, where: SQL) {
  const [account] = await db
    .select({
      id: accounts.id,
      userId: accounts.userId,
      name: accounts.name,
      address: listings.address,
      profileImageUrl: listings.profileImageUrl,
    })
    .from(accounts)
    .innerJoin(listings, eq(listings.accountId, accounts.id))
    .where(and(where, accounts.takesBookings, eq(listings.status, 'approved')))
    .orderBy(asc(listings.createdAt), asc(listings.id))
    .limit(1);
  return account ?? null;
}

/** The account that takes bookings: digits are a calendar id, a UUID is one of its listings. */
export const findBookingProvider: Service<HostTable['findBookingProvider']> = async (
  { query },
  { db },
) => {
  const accountId = findRowId(query.providerId);
  const account =
    accountId !== null
      ? await findAccount(db, eq(accounts.id, accountId))
      : isListingId(query.providerId)
        ? await findAccount(db, eq(listings.id, query.providerId))
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

/** The calendar of an approved listing. 404 for any other listing and for an account without a calendar. */
export const getCalendarId: Service<HostTable['getCalendarId']> = async ({ params }, { db }) => {
  const account = isListingId(params.id) ? await findAccount(db, eq(listings.id, params.id)) : null;
  if (!account) throw new AppError('not_found', 'This provider is not accepting bookings.');
  return { settlnProviderId: account.id };
};
