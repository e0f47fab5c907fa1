import type { seedAccount } from '@/backend/db/seed';
import { HOUR_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { demoCalendar } from './calendar';
import { demoEventsOf } from './events';
import { picturesOf } from './pictures';
import type { DemoAccount, DemoItem, DemoService } from './shapes/demo-account';
import { DEMO_SERVICES, demoEmail, demoIdOf } from './shapes/providers';
import { subjectOf } from './shapes/subject';

type SeedAccount = Parameters<typeof seedAccount>[1];
type SeedService = NonNullable<SeedAccount['services']>[number];

const REASONS: Readonly<Partial<Record<DemoService['status'], string>>> = {
  rejected: 'Please say who stands behind this office, and add its registration number.',
  delisted: 'Taken down at the owner’s request until the season begins.',
};

export function toSeedAccount(account: DemoAccount, now: number, assetsUrl: string): SeedAccount {
  const [first] = account.services;
  const { open, bookings } = demoCalendar(account, now, VENUE_ZONE.id);
  const email = demoEmail(account.handle);
  return {
    userId: subjectOf(email),
    firstName: account.firstName,
    lastName: account.lastName,
    email,
    takesBookings: account.calendar !== null,
    others: (account.others ?? []).map(({ name, languages, sentence = '', skips = [] }) => {
      return { name, languages, sentence, skips };
    }),
    ...(first && {
      address: first.address,
      profileImageUrl: `${assetsUrl}/${picturesOf(first.slug).logo.key}`,
    }),
    services: account.services.map((service) => toSeedService(service, now, assetsUrl)),
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

function toSeedService(service: DemoService, now: number, assetsUrl: string): SeedService {
  const { slug, phone, whatsapp, website, speaks, ...rest } = service;
  const { logo, portfolio } = picturesOf(slug);
  return {
    ...rest,
    id: demoIdOf(slug),
    speaks: speaks.length > 0 ? [...speaks] : null,
    phoneNumber: phone,
    whatsappNumber: whatsapp,
    websiteUrl: website,
    profileImageUrl: `${assetsUrl}/${logo.key}`,
    portfolioImages: portfolio.map(({ key }) => `${assetsUrl}/${key}`),
    statusReason: REASONS[service.status] ?? null,
    createdAt: new Date(now - ageHours(service) * HOUR_MS),
  };
}

/** A pending service is within its 48 hours of review. */
function ageHours({ slug, status }: DemoService): number {
  if (status === 'pending') return 20;
  return 24 * (3 + 5 * DEMO_SERVICES.findIndex((entry) => entry.slug === slug));
}

function placeOf(account: DemoAccount, item: DemoItem): { service: number; item: number } {
  const service = account.services.findIndex(({ items }) => items.includes(item));
  const position = account.services[service]?.items.indexOf(item) ?? -1;
  return { service, item: position };
}
