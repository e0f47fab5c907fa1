import type { seedProvider } from '@/backend/db/seed';
import type { CommunityId } from '@/lib/domain/communities';
import { currencyOf } from '@/lib/domain/countries';
import type { EventCategory } from '@/lib/domain/event-categories';
import { HOST_COUNTRY, VENUE_ZONE } from '@/lib/domain/host-country';
import type { ListingStatus } from '@/lib/domain/listing-status';
import { addDays, instantOf, localDateOf } from '@/lib/domain/venue-time';
import { picturesOf } from './pictures';
import type { DemoSlug } from './providers';

type SeedEvent = NonNullable<Parameters<typeof seedProvider>[1]['events']>[number];

const HOUR_MS = 3_600_000;
const MALTA = { countryIso: HOST_COUNTRY, timeZone: VENUE_ZONE.id };

/** An event of a demo account. Its days count from the day of the seed, its hours are the place's. */
interface DemoEvent {
  number: number;
  handle: `demo-${string}`;
  /** The listing that lends its first portfolio picture. */
  pictureOf: DemoSlug;
  title: string;
  description: string;
  category: EventCategory;
  address: string;
  /** Malta unless given. */
  place?: { countryIso: string; timeZone: string };
  communityId: CommunityId;
  inDays: number;
  fromHour: number;
  hours: number;
  /** Null for a free event. */
  ticketPrice: number | null;
  bookingLink: string;
  status: ListingStatus;
  submittedHoursAgo: number;
}

const DEMO_EVENTS: readonly DemoEvent[] = [
  {
    number: 1,
    handle: 'demo-marlon',
    pictureOf: 'carnival-brass',
    title: 'Carnival Brass at the Waterfront',
    description:
      'Soca, mas and steel on the quay, from sunset on. Bring shoes that you can jump in.',
    category: 'Clubbing and Performances',
    address: 'Valletta Waterfront, Floriana',
    communityId: 6,
    inDays: 17,
    fromHour: 19,
    hours: 4,
    ticketPrice: 18.5,
    bookingLink: 'https://carnival-brass.example/waterfront',
    status: 'approved',
    submittedHoursAgo: 24 * 9,
  },
  {
    number: 2,
    handle: 'demo-marlon',
    pictureOf: 'carnival-brass',
    title: 'Steelpan for Beginners',
    description: 'Two hours, one pan each, and one song that you can play when you leave.',
    category: 'Networking Events',
    address: 'Triq San Pawl, Rabat',
    communityId: 6,
    inDays: 31,
    fromHour: 11,
    hours: 2,
    ticketPrice: null,
    bookingLink: '',
    status: 'pending',
    submittedHoursAgo: 31,
  },
  {
    number: 3,
    handle: 'demo-marlon',
    pictureOf: 'carnival-brass',
    title: 'Emancipation Day Parade',
    description: 'Drums through Sliema, and a table of saltfish and bake at the end of the road.',
    category: 'Festivals',
    address: 'Ix-Xatt, Sliema',
    communityId: 6,
    inDays: -40,
    fromHour: 10,
    hours: 6,
    ticketPrice: null,
    bookingLink: '',
    status: 'approved',
    submittedHoursAgo: 24 * 60,
  },
  {
    number: 4,
    handle: 'demo-tigist',
    pictureOf: 'habesha-kitchen',
    title: 'Coffee Ceremony and Injera Night',
    description: 'ቡና፣ እንጀራ እና ጨዋታ። Three rounds of coffee, one long table, everybody welcome.',
    category: 'Charity',
    address: 'Triq il-Kbira, Ħamrun',
    communityId: 1,
    inDays: 9,
    fromHour: 18,
    hours: 3,
    ticketPrice: 12,
    bookingLink: '',
    status: 'approved',
    submittedHoursAgo: 24 * 6,
  },
  {
    number: 5,
    handle: 'demo-tigist',
    pictureOf: 'habesha-kitchen',
    title: 'Ethiopian New Year Breakfast',
    description: 'Genfo, chechebsa and tea for families, with a corner for children to paint.',
    category: 'Festivals',
    address: 'Ġnien l-Għarusa tal-Mosta, Mosta',
    communityId: 1,
    inDays: 45,
    fromHour: 9,
    hours: 3,
    ticketPrice: null,
    bookingLink: '',
    status: 'pending',
    submittedHoursAgo: 7,
  },
  {
    number: 6,
    handle: 'demo-tigist',
    pictureOf: 'habesha-kitchen',
    title: 'Enkutatash by the Canal: Ethiopian and Eritrean New Year gathering',
    description:
      'Music, yellow daisies, coffee and a children’s parade along the towpath. Doors open at four; the parade leaves at five whatever the weather.',
    category: 'Festivals',
    address: 'Canal Hall, 2 Wharf Lane, London N1',
    place: { countryIso: 'GB', timeZone: 'Europe/London' },
    communityId: 1,
    inDays: 24,
    fromHour: 16,
    hours: 6,
    ticketPrice: 12.5,
    bookingLink: 'https://tickets.example/enkutatash-canal',
    status: 'approved',
    submittedHoursAgo: 24 * 5,
  },
  {
    number: 7,
    handle: 'demo-marlon',
    pictureOf: 'carnival-brass',
    title: 'Steel on Eastern Parkway',
    description: 'The band visits Brooklyn for one night, with a workshop before the show.',
    category: 'Clubbing and Performances',
    address: 'Eastern Parkway, Brooklyn, New York',
    place: { countryIso: 'US', timeZone: 'America/New_York' },
    communityId: 6,
    inDays: -12,
    fromHour: 20,
    hours: 5,
    ticketPrice: 25,
    bookingLink: '',
    status: 'approved',
    submittedHoursAgo: 24 * 40,
  },
];

/** The events of a demo account as the backend's seed takes them. Their ids never change. */
export function demoEventsOf(handle: string, now: number, assetsUrl: string): SeedEvent[] {
  return DEMO_EVENTS.filter((event) => event.handle === handle).map((event) => {
    const { countryIso, timeZone } = event.place ?? MALTA;
    const day = addDays(localDateOf(now, timeZone), event.inDays);
    const start = instantOf(day, event.fromHour * 60, timeZone);
    const { title, description, category, address, communityId, bookingLink, status } = event;
    const [picture] = picturesOf(event.pictureOf).portfolio;
    return {
      id: `5e771100-0000-4000-8001-${String(event.number).padStart(12, '0')}`,
      ...{ title, description, category, address, communityId, bookingLink, status },
      startsAt: new Date(start),
      endsAt: new Date(start + event.hours * HOUR_MS),
      timezone: timeZone,
      countryIso,
      ticketRequired: event.ticketPrice !== null,
      ticketPriceMinor: Math.round((event.ticketPrice ?? 0) * 100),
      ticketCurrency: event.ticketPrice === null ? '' : currencyOf(countryIso),
      requiresBooking: bookingLink !== '',
      imageUrl: picture ? `${assetsUrl}/${picture.key}` : null,
      createdAt: new Date(now - event.submittedHoursAgo * HOUR_MS),
    };
  });
}
