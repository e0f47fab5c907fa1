import { and, eq, inArray } from 'drizzle-orm';
import { SLOT_MS, slotsNeeded, visitMinutes } from '@/lib/shared/domain/calendar/slots';
import { phoneKey } from '@/lib/shared/phone-key';
import { people } from './account-schema';
import type { Database, Transaction } from './client';
import {
  accounts,
  availability,
  bookingItems,
  bookings,
  events,
  portfolioImages,
  serviceItems,
  services,
} from './schema';
import type { SeedAccount, SeedEvent, SeededAccount, SeedService } from './seed-shape';
import { serviceSubcategories, subcategories } from './subcategory-schema';

export async function isEmpty(db: Pick<Database, 'select'>): Promise<boolean> {
  return (await db.select({ id: accounts.id }).from(accounts).limit(1)).length === 0;
}

export async function seedAccount(
  db: Pick<Database, 'transaction'>,
  provider: SeedAccount,
): Promise<SeededAccount> {
  return db.transaction(async (tx) => {
    const accountId = await insertAccount(tx, provider);
    const seeded: SeededAccount['services'] = [];
    for (const service of provider.services ?? []) {
      seeded.push(await insertService(tx, accountId, service));
    }
    await insertPeople(tx, accountId, provider, seeded);
    const spans = provider.availability ?? [];
    if (spans.length > 0) {
      await tx.insert(availability).values(
        [0, ...(provider.others ?? []).map((_, index) => index + 1)].flatMap((personId) =>
          spans.map(({ from, to, status }) => {
            return { accountId, personId, during: { from, to }, status };
          }),
        ),
      );
    }
    for (const event of provider.events ?? []) {
      await tx.insert(events).values({ ...event, accountId, waitingSince: waitingSinceOf(event) });
    }
    const bookingIds = await insertBookings(tx, accountId, provider, seeded);
    return { accountId, services: seeded, bookingIds };
  });
}

async function insertAccount(tx: Transaction, provider: SeedAccount): Promise<number> {
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
      address: provider.address ?? provider.services?.[0]?.address ?? '',
      takesBookings: provider.takesBookings ?? true,
    })
    .returning({ id: accounts.id });
  if (!account) throw new Error('the account was not inserted');
  return account.id;
}

async function insertPeople(
  tx: Transaction,
  accountId: number,
  { firstName, others = [], services = [] }: SeedAccount,
  seeded: SeededAccount['services'],
): Promise<void> {
  if (others.length === 0) return;
  const items = services.flatMap((service, at) =>
    (service.items ?? []).map(({ name }, place) => ({ name, id: seeded[at]?.itemIds[place] ?? 0 })),
  );
  const first = { name: firstName, languages: [], sentence: '', skips: [] };
  await tx.insert(people).values(
    [first, ...others].map(({ name, languages, sentence, skips }, id) => ({
      accountId,
      id,
      position: id,
      name,
      sentence,
      languages: [...languages],
      skippedItemIds: items.filter((item) => skips.includes(item.name)).map((item) => item.id),
    })),
  );
}

function waitingSinceOf({ status = 'pending', createdAt = new Date() }: SeedService | SeedEvent) {
  return status === 'pending' ? createdAt : null;
}

async function insertService(tx: Transaction, accountId: number, service: SeedService) {
  const { subcategories: titles = [], portfolioImages: images = [], items = [], ...row } = service;
  const waitingSince = waitingSinceOf(row);
  const [inserted] = await tx
    .insert(services)
    .values({ ...row, accountId, countryIso: row.countryIso ?? 'MT', waitingSince })
    .returning({ id: services.id });
  if (!inserted) throw new Error('the listing was not inserted');
  const serviceId = inserted.id;

  if (titles.length > 0) await chooseSubcategories(tx, serviceId, service.categoryId, titles);
  if (images.length > 0) {
    await tx
      .insert(portfolioImages)
      .values(images.map((imageUrl, position) => ({ serviceId, position, imageUrl })));
  }
  const itemRows =
    items.length === 0
      ? []
      : await tx
          .insert(serviceItems)
          .values(items.map((item) => ({ ...item, serviceId })))
          .returning({ id: serviceItems.id });
  return { id: serviceId, itemIds: itemRows.map(({ id }) => id) };
}

async function chooseSubcategories(
  tx: Transaction,
  serviceId: string,
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
    .insert(serviceSubcategories)
    .values(known.map(({ subcategoryId }) => ({ serviceId, subcategoryId })));
}

async function insertBookings(
  tx: Transaction,
  accountId: number,
  provider: SeedAccount,
  seeded: SeededAccount['services'],
): Promise<number[]> {
  const wanted = (provider.bookings ?? []).map((booking) => ({
    booking,
    items: booking.items.map(({ service, item }) => {
      const known = provider.services?.[service]?.items?.[item];
      const serviceItemId = seeded[service]?.itemIds[item];
      if (!known || serviceItemId === undefined) throw new Error(`no item ${service}/${item}`);
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
          phoneKey: booking.customerPhone ? phoneKey(booking.customerPhone) : null,
          customerEmail: booking.customerEmail,
          serviceNames: items.map(({ name }) => name).join(' '),
          seenSequence: booking.isNew ? null : 0,
        };
      }),
    )
    .returning({ id: bookings.id });
  await tx.insert(bookingItems).values(
    rows.flatMap(({ id: bookingId }, at) =>
      (wanted[at]?.items ?? []).map((item, position) => ({
        accountId,
        bookingId,
        position,
        ...item,
      })),
    ),
  );
  return rows.map(({ id }) => id);
}
