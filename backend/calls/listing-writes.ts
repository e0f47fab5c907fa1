import { and, eq, gt, sql } from 'drizzle-orm';
import { accounts, listings } from '@/backend/db/schema';
import type { HostTable } from '@/lib/contract/host';
import type { ListingPayload } from '@/lib/contract/shapes/listing-payload';
import { checkNameAndNumbers, type NamedAndReached } from '@/lib/domain/services/service-form';
import { AppError } from '@/lib/errors';
import type { Service } from './call';
import { insertChoices, introduceAccount, replaceListing, toColumns } from './listing-rows';
import { isListingId } from './listings';
import { assertRoom } from './waiting-room';

/** For how long a form that is sent again is taken for the same one. */
const RESEND_MS = 3_600_000;

/** Throws `invalid` for a name or a number that is none; what is stored already may stay. */
function assertNamedAndReached(body: ListingPayload, stored: NamedAndReached | null): void {
  const fields = checkNameAndNumbers(body, stored);
  const [message] = Object.values(fields);
  if (message) throw new AppError('invalid', message, { fields });
}

/**
 * Creates a listing, which waits for review. Throws `forbidden` for a user without an account.
 * A form whose answer was lost is sent again: every upload has a name of its own, so the logo tells.
 */
export const createListing: Service<HostTable['createListing']> = (
  { query: { hostCountry }, body },
  { db, now },
) =>
  db.transaction(async (tx) => {
    assertNamedAndReached(body, null);
    if (!body.profileImageUrl) throw new AppError('invalid', 'Please upload an image.');
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.userId, body.userId))
      .for('no key update');
    if (!account) {
      throw new AppError('forbidden', 'Create your provider account before you list a service.');
    }
    const at = new Date(now());
    const [again] = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(
        and(
          eq(listings.accountId, account.id),
          eq(listings.profileImageUrl, body.profileImageUrl),
          eq(listings.status, 'pending'),
          gt(listings.createdAt, new Date(at.getTime() - RESEND_MS)),
        ),
      );
    if (!again) await assertRoom(tx, account.id);
    const moments = { createdAt: at, updatedAt: at, waitingSince: at };
    const [listing] = again
      ? await replaceListing(tx, again.id, body, { updatedAt: at })
      : await tx
          .insert(listings)
          .values({ ...toColumns(body), accountId: account.id, hostCountry, ...moments })
          .returning({ id: listings.id });
    if (!listing) throw new Error('a write without a row');
    await insertChoices(tx, listing.id, body);
    await introduceAccount(tx, account.id, body);
    return { success: true, message: 'Service created', data: { id: listing.id } };
  });

/**
 * Replaces a listing of the payload's user; `not_found` and `forbidden` for others. It is queued
 * for review. An approved one stays public meanwhile, so that correcting a phone number does not
 * hide a business for two days; a rejected or delisted one waits as if it were new.
 */
export const updateListing: Service<HostTable['updateListing']> = (
  { params: { id }, body },
  { db, now },
) =>
  db.transaction(async (tx) => {
    const [listing] = isListingId(id)
      ? await tx
          .select({
            userId: accounts.userId,
            status: listings.status,
            waitingSince: listings.waitingSince,
            name: listings.name,
            phoneNumber: listings.phoneNumber,
            whatsappNumber: sql<string>`coalesce(${listings.whatsappNumber}, '')`,
          })
          .from(listings)
          .innerJoin(accounts, eq(accounts.id, listings.accountId))
          .where(eq(listings.id, id))
          .for('update', { of: listings })
      : [];
    if (!listing) throw unknownListing();
    if (listing.userId !== body.userId) {
      throw new AppError('forbidden', 'This service belongs to another account.');
    }
    assertNamedAndReached(body, listing);
    const at = new Date(now());
    await replaceListing(tx, id, body, {
      status: listing.status === 'approved' ? 'approved' : 'pending',
      statusReason: null,
      // Editing again while it waits does not lose the place in the queue.
      waitingSince: listing.waitingSince ?? at,
      updatedAt: at,
    });
    await insertChoices(tx, id, body);
    return { success: true, message: 'Service updated' };
  });

/** Deletes a listing with its items and pictures. The record of its bookings stays. */
export const deleteListing: Service<HostTable['deleteListing']> = async (
  { params: { id } },
  { db },
) => {
  const gone = isListingId(id)
    ? await db.delete(listings).where(eq(listings.id, id)).returning({ id: listings.id })
    : [];
  if (gone.length === 0) throw unknownListing();
  return { success: true, message: 'Service deleted successfully!' };
};

function unknownListing(): AppError {
  return new AppError('not_found', 'There is no such listing.');
}
