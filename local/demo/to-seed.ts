import type { seedProvider } from '@/backend/db/seed';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { demoCalendar } from './calendar';
import { demoEventsOf } from './events';
import { picturesOf } from './pictures';
import type { DemoAccount, DemoItem, DemoListing } from './shapes/demo-account';
import { DEMO_LISTINGS, demoEmail, demoIdOf } from './shapes/providers';
import { subjectOf } from './shapes/subject';

type SeedProvider = Parameters<typeof seedProvider>[1];
type SeedListing = NonNullable<SeedProvider['listings']>[number];

const HOUR_MS = 3_600_000;

/** What the moderator told the two demo providers whose listings are not public. */
const REASONS: Readonly<Partial<Record<DemoListing['status'], string>>> = {
  rejected: 'Please say who stands behind this office, and add its registration number.',
  delisted: 'Taken down at the owner’s request until the season begins.',
};

/** A demo account as the backend's seed takes it, its calendar laid over the 60 days from `now`. */
export function toSeedProvider(account: DemoAccount, now: number, assetsUrl: string): SeedProvider {
  const [first] = account.listings;
  const { open, bookings } = demoCalendar(account, now, VENUE_ZONE.id);
  const email = demoEmail(account.handle);
  return {
    userId: subjectOf(email),
    firstName: account.firstName,
    lastName: account.lastName,
    email,
    takesBookings: account.calendar !== null,
    ...(first && {
      name: first.name,
      address: first.address,
      profileImageUrl: `${assetsUrl}/${picturesOf(first.slug).logo.key}`,
    }),
    listings: account.listings.map((listing) => toSeedListing(listing, now, assetsUrl)),
    events: demoEventsOf(account.handle, now, assetsUrl),
    availability: open.map((span) => ({ ...span, status: 'available' as const })),
    bookings: bookings.map(({ from, items, customerName, customerPhone }) => ({
      startsAt: from,
      items: items.map((item) => placeOf(account, item)),
      customerName,
      customerPhone,
    })),
  };
}

function toSeedListing(listing: DemoListing, now: number, assetsUrl: string): SeedListing {
  const { slug, phone, whatsapp, website, ...rest } = listing;
  const { logo, portfolio } = picturesOf(slug);
  return {
    ...rest,
    id: demoIdOf(slug),
    phoneNumber: phone,
    whatsappNumber: whatsapp,
    websiteUrl: website,
    profileImageUrl: `${assetsUrl}/${logo.key}`,
    portfolioImages: portfolio.map(({ key }) => `${assetsUrl}/${key}`),
    statusReason: REASONS[listing.status] ?? null,
    createdAt: new Date(now - ageHours(listing) * HOUR_MS),
  };
}

/** One listing waits inside its 48 hours of moderation; the others came one every five days. */
function ageHours({ slug, status }: DemoListing): number {
  if (status === 'pending') return 20;
  return 24 * (3 + 5 * DEMO_LISTINGS.findIndex((entry) => entry.slug === slug));
}

function placeOf(account: DemoAccount, item: DemoItem): { listing: number; item: number } {
  const listing = account.listings.findIndex(({ items }) => items.includes(item));
  const position = account.listings[listing]?.items.indexOf(item) ?? -1;
  return { listing, item: position };
}
