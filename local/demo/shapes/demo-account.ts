import { z } from 'zod';
import { SPOKEN_CODES } from '@/lib/shared/domain/languages';
import { LISTING_STATUSES } from '@/lib/shared/domain/listings/status';
import { COMMUNITIES, type CommunityId } from '@/lib/shared/domain/places/communities';
import { CATEGORIES, type CategoryId } from '@/lib/shared/domain/services/categories';
import { DEMO_SERVICES, type DemoSlug } from './providers';
import { type Week, WrittenWeek } from './week';

export const Text = z.string().min(1);
export const Slug = z.enum(DEMO_SERVICES.map(({ slug }): DemoSlug => slug));
export const Community = z.literal(COMMUNITIES.map(({ id }): CommunityId => id));
export const Spoken = z.enum(SPOKEN_CODES);
const Category = z.literal(CATEGORIES.map(({ id }): CategoryId => id));
const Share = z.number().min(0).max(1);

/** Cents and minutes; 0 for free and for no duration. */
const Item = z.strictObject({
  name: Text,
  description: Text.optional(),
  priceMinor: z.int().min(0),
  durationMinutes: z.int().min(0),
});

/** Its id is in `providers.ts`. */
const Service = z.strictObject({
  slug: Slug,
  name: Text,
  address: Text,
  phone: Text,
  whatsapp: Text.nullable(),
  website: Text.nullable(),
  description: Text,
  communityId: Community,
  speaks: z.array(Spoken),
  categoryId: Category,
  /** Titles from `0003_services_and_events.sql`. */
  subcategories: z.array(Text),
  isCommunityFavorite: z.boolean(),
  status: z.enum(LISTING_STATUSES),
  /** The service whose pictures follow the owner's. */
  borrows: Slug.optional(),
  items: z.array(Item),
});

const Person = z.strictObject({
  name: Text,
  languages: z.array(Text),
  sentence: Text.optional(),
  /** Items that this person does not do. */
  skips: z.array(Text).optional(),
});

const Calendar = z.strictObject({
  week: WrittenWeek,
  /** Share of booked starts. */
  busyness: Share,
  /** So many days, from today on, have no free quarter hour. */
  bookedOutDays: z.int().min(1).optional(),
});

const Account = z.strictObject({
  /** `demo-<name>`, as in the address. */
  handle: Text,
  firstName: Text,
  lastName: Text,
  /** Null: takes no bookings. */
  calendar: Calendar.nullable(),
  others: z.array(Person).optional(),
  services: z.array(Service),
});

/** An account with one public service, of which the rest is made from its slug. */
const Shop = Service.pick({
  slug: true,
  name: true,
  address: true,
  description: true,
  communityId: true,
  speaks: true,
  subcategories: true,
  items: true,
}).extend({
  firstName: Text,
  lastName: Text,
  others: z.array(Person).optional(),
  week: WrittenWeek,
  /** 0.2 if absent. */
  busyness: Share.optional(),
  isCommunityFavorite: z.literal(true).optional(),
  borrows: Slug,
});

/** A file of `catalogue/`. */
export const Catalogue = z.strictObject({
  categoryId: Category,
  accounts: z.array(Account),
  shops: z.array(Shop),
});

export type Catalogue = z.infer<typeof Catalogue>;
export type WrittenAccount = z.infer<typeof Account>;
export type Shop = z.infer<typeof Shop>;

export interface DemoItem extends z.infer<typeof Item> {
  description: string;
}

export interface DemoService extends Omit<z.infer<typeof Service>, 'items'> {
  items: readonly DemoItem[];
}

export interface DemoCalendar extends Omit<z.infer<typeof Calendar>, 'week'> {
  week: Week;
}

export interface DemoAccount extends Omit<WrittenAccount, 'calendar' | 'services'> {
  calendar: DemoCalendar | null;
  services: readonly DemoService[];
}
