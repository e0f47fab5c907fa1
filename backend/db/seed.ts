import { and, eq, inArray } from 'drizzle-orm';
import { SLOT_MS, slotsNeeded, visitMinutes } from '@/lib/domain/calendar/slots';
import type { Database } from './client';
import {
  accounts,
  availability,
  bookingItems,
  bookings,
  events,
  listingSubcategories,
  listings,
  portfolioImages,
  serviceItems,
  subcategories,
} from './schema';
import type { SeedEvent, SeededProvider, SeedListing, SeedProvider } from './seed-shape';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Whether nobody has registered yet. */
export async function isEmpty(db: Pick<Database, 'select'>): Promise<boolean> {
  return (await db.select({ id: accounts.id }).from(accounts).limit(1)).length === 0;
}

/** Inserts a provider, all or nothing, also inside a transaction. Throws where the tables would refuse it. */
export async function seedProvider(
  db: Pick<Database, 'transaction'>,
  provider: SeedProvider,
): Promise<SeededProvider> {
  return db.transaction(async (tx) => {
    const accountId = await insertAccount(tx, provider);
    const seeded: SeededProvider['listings'] = [];
    for (const listing of provider.listings ?? []) {
      seeded.push(await insertListing(tx, accountId, listing));
    }
    const spans = provider.availability ?? [];
    if (spans.length > 0) {
      await tx
        .insert(availability)
        .values(spans.map(({ from, to, status }) => ({ accountId, during: { from, to }, status })));
    }
    for (const event of provider.events ?? []) {
      await tx.insert(events).values({ ...event, accountId, waitingSince: waitingSinceOf(event) });
    }
    const bookingIds = await insertBookings(tx, accountId, provider, seeded);
    return { accountId, listings: seeded, bookingIds };
  });
}

async function insertAccount(tx: Transaction, provider: SeedProvider): Promise<number> {
  const [account] = await tx
    .insert(accounts)
    .values({
      userId: provider.userId,
      firstName: provider.firstName,
      lastName: provider.lastName,
      name: provider.name ?? `${provider.firstName} ${provider.lastName}`,
      email: provider.email,
      dateOfBirth: provider.dateOfBirth ?? '1990-01-01',
      agreedToTerms: true,
      termsAcceptedAt: new Date(),
      profileImageUrl: provider.profileImageUrl ?? null,
      address: provider.address ?? provider.listings?.[0]?.address ?? '',
      takesBookings: provider.takesBookings ?? true,
    })
    .returning({ id: accounts.id });
  if (!account) throw new Error('the account was not inserted');
  return account.id;
}

/** Only what is pending waits for a moderator, since it was created. */
function waitingSinceOf({ status = 'pending', createdAt = new Date() }: SeedListing | SeedEvent) {
  return status === 'pending' ? createdAt : null;
}

async function insertListing(tx: Transaction, accountId: number, listing: SeedListing) {
  const { subcategories: titles = [], portfolioImages: images = [], items = [], ...row } = listing;
  const waitingSince = waitingSinceOf(row);
  const [inserted] = await tx
    .insert(listings)
    .values({ ...row, accountId, countryIso: row.countryIso ?? 'MT', waitingSince })
    .returning({ id: listings.id });
  if (!inserted) throw new Error('the listing was not inserted');
  const listingId = inserted.id;

  if (titles.length > 0) await chooseSubcategories(tx, listingId, listing.categoryId, titles);
  if (images.length > 0) {
    await tx
      .insert(portfolioImages)
      .values(images.map((imageUrl, position) => ({ listingId, position, imageUrl })));
  }
  const itemRows =
    items.length === 0
      ? []
      : await tx
          .insert(serviceItems)
          .values(items.map((item) => ({ ...item, listingId })))
          .returning({ id: serviceItems.id });
  return { id: listingId, itemIds: itemRows.map(({ id }) => id) };
}

async function chooseSubcategories(
  tx: Transaction,
  listingId: string,
  categoryId: number,
  titles: readonly string[],
): Promise<void> {
  const known = await tx
    .select({ subcategoryId: subcategories.id, title: subcategories.title })
    .from(subcategories)
    .where(
      and(eq(subcategories.categoryId, categoryId), inArray(subcategories.title, [...titles])),
    );
  const missing = titles.filter((title) => !known.some((entry) => entry.title === title));
  if (missing.length > 0) {
    throw new Error(`category ${categoryId} has no subcategory ${missing.join(', ')}`);
  }
  await tx
    .insert(listingSubcategories)
    .values(known.map(({ subcategoryId }) => ({ listingId, subcategoryId })));
}

async function insertBookings(
  tx: Transaction,
  accountId: number,
  provider: SeedProvider,
  seeded: SeededProvider['listings'],
): Promise<number[]> {
  const wanted = (provider.bookings ?? []).map((booking) => ({
    booking,
    items: booking.items.map(({ listing, item }) => {
      const known = provider.listings?.[listing]?.items?.[item];
      const serviceItemId = seeded[listing]?.itemIds[item];
      if (!known || serviceItemId === undefined) throw new Error(`no item ${listing}/${item}`);
      const { name, priceMinor = 0, durationMinutes = 0 } = known;
      return { serviceItemId, name, priceMinor, durationMinutes };
    }),
  }));
  if (wanted.length === 0) return [];
  const rows = await tx
    .insert(bookings)
    .values(
      wanted.map(({ booking, items }) => {
        const slots = slotsNeeded(visitMinutes(items.map((item) => item.durationMinutes)));
        const from = booking.startsAt;
        return {
          accountId,
          during: { from, to: from + slots * SLOT_MS },
          totalMinor: items.reduce((sum, item) => sum + item.priceMinor, 0),
          customerName: booking.customerName,
          customerPhone: booking.customerPhone,
          customerEmail: booking.customerEmail,
        };
      }),
    )
    .returning({ id: bookings.id });
  await tx
    .insert(bookingItems)
    .values(
      rows.flatMap(({ id: bookingId }, at) =>
        (wanted[at]?.items ?? []).map((item, position) => ({ bookingId, position, ...item })),
      ),
    );
  return rows.map(({ id }) => id);
}
