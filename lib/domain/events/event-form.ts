import { COMMUNITIES } from '@/lib/domain/places/communities';
import { COUNTRIES } from '@/lib/domain/places/countries';
import { isWebAddress, withHttps } from '@/lib/domain/text/website';
import { isTimeZone } from '@/lib/time/time-zones';
import {
  instantOfWallTime,
  type Occurrence,
  type WallTime,
  wallTimeFault,
} from '@/lib/time/wall-time';
import { isEventCategory } from './categories';

/** An answer of Yes or No, "" until given. */
export type YesNo = '' | 'yes' | 'no';

/** What the event form asks for as text, as typed. */
export interface EventText {
  title: string;
  description: string;
  /** "" until chosen, like the community and the country. */
  category: string;
  communityId: string;
  address: string;
  countryIso: string;
  /** In `timeZone`; "" until typed, like the end. */
  startsAt: WallTime;
  endsAt: WallTime;
  /** Which is meant when clocks show the start, or the end, twice; "first" for every other time. */
  startsOccurrence: Occurrence;
  endsOccurrence: Occurrence;
  timeZone: string;
  isTicketRequired: YesNo;
  /** The rest counts only with a ticket, the link only with a booking. */
  ticketPrice: string;
  isBookingRequired: YesNo;
  bookingLink: string;
}

/** The longest texts that form, route and backend take; the price in whole units of its currency. */
export const EVENT_LIMITS = {
  title: 200,
  description: 5000,
  address: 300,
  bookingLink: 2048,
  ticketPrice: 1_000_000,
} as const;

/** Every part of the form that can be wrong, in the order in which the form shows them. */
export const EVENT_FIELDS = [
  'title',
  'description',
  'category',
  'communityId',
  'address',
  'countryIso',
  'startsAt',
  'endsAt',
  'timeZone',
  'isTicketRequired',
  'ticketPrice',
  'isBookingRequired',
  'bookingLink',
  'imageUrl',
] as const;
export type EventField = (typeof EVENT_FIELDS)[number];
export type EventErrors = Partial<Record<EventField, string>>;

/** The texts of the form; the quoted ones are those of EVF-017, EVF-032 and EVF-033. */
export const EVENT_FORM_MESSAGES = {
  noImage: 'Please upload an image.',
  unfinished: 'The image has not been uploaded. Try it again or remove it.',
  otherOwner: 'Security Error: You can only edit your own events!',
  notSaved: 'Failed to upload the image or create the event. Please try again.',
  saved:
    'Your event has been submitted! We will review your listing and get back to you in less than 48 hours.',
  timeZone: 'Please choose a timezone from the list.',
  endsFirst: 'The end has to be after the start.',
  ticketPrice: 'Please enter a price of 0 or more, with two decimals at most.',
  priceTooHigh: `Please enter a price of at most ${EVENT_LIMITS.ticketPrice}.`,
  bookingLink: 'Please enter a web address, for example tickets.example.',
  tooLong: (field: Exclude<keyof typeof EVENT_LIMITS, 'ticketPrice'>) =>
    `Please use ${EVENT_LIMITS[field]} characters or fewer.`,
} as const;

const REQUIRED: readonly (readonly [Exclude<EventField, 'imageUrl'>, string])[] = [
  ['title', 'Please enter a title.'],
  ['description', 'Please enter a description.'],
  ['category', 'Please choose a category.'],
  ['communityId', 'Please choose a community.'],
  ['address', 'Please enter an address.'],
  ['countryIso', 'Please choose a country.'],
  ['startsAt', 'Please enter when it starts.'],
  ['endsAt', 'Please enter when it ends.'],
  ['timeZone', EVENT_FORM_MESSAGES.timeZone],
  ['isTicketRequired', 'Please choose whether a ticket is required.'],
];

/** A price as people write it in minor units, null for what is none: "12.5" and "12,50" are 1250. */
export function readTicketPrice(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,12}(?:[.,]\d{0,2})?$/.test(text)) return null;
  return Math.round(Number(text.replace(',', '.')) * 100);
}

function priceFault(typed: string): string | null {
  if (!typed.trim()) return 'Please enter a ticket price.';
  const minor = readTicketPrice(typed);
  if (minor === null) return EVENT_FORM_MESSAGES.ticketPrice;
  return minor > EVENT_LIMITS.ticketPrice * 100 ? EVENT_FORM_MESSAGES.priceTooHigh : null;
}

function linkFault(typed: string): string | null {
  const link = withHttps(typed);
  if (!link) return 'Please enter a booking link.';
  if (!isWebAddress(link)) return EVENT_FORM_MESSAGES.bookingLink;
  return link.length > EVENT_LIMITS.bookingLink ? EVENT_FORM_MESSAGES.tooLong('bookingLink') : null;
}

function chosenFaults(typed: EventText): EventErrors {
  const errors: EventErrors = {};
  if (!isEventCategory(typed.category)) errors.category = 'Please choose one of the categories.';
  if (!COMMUNITIES.some(({ id }) => String(id) === typed.communityId)) {
    errors.communityId = 'Please choose one of the communities.';
  }
  if (!COUNTRIES.some(({ iso }) => iso === typed.countryIso)) {
    errors.countryIso = 'Please choose one of the countries.';
  }
  return errors;
}

function timeFaults(typed: EventText): EventErrors {
  if (!isTimeZone(typed.timeZone)) return { timeZone: EVENT_FORM_MESSAGES.timeZone };
  const errors: EventErrors = {};
  const startFault = wallTimeFault(typed.startsAt, typed.timeZone);
  const endFault = wallTimeFault(typed.endsAt, typed.timeZone);
  if (startFault) errors.startsAt = startFault;
  if (endFault) errors.endsAt = endFault;
  const [start, end] = [startOf(typed), endOf(typed)];
  if (start !== null && end !== null && end <= start) {
    errors.endsAt = EVENT_FORM_MESSAGES.endsFirst;
  }
  return errors;
}

function ticketFaults(typed: EventText): EventErrors {
  if (typed.isTicketRequired !== 'yes') return {};
  const errors: EventErrors = {};
  const price = priceFault(typed.ticketPrice);
  const link = typed.isBookingRequired === 'yes' ? linkFault(typed.bookingLink) : null;
  if (price) errors.ticketPrice = price;
  if (link) errors.bookingLink = link;
  return errors;
}

/** The instant (epoch ms) of a typed start, null for one that cannot be kept. */
export function startOf({ startsAt, timeZone, startsOccurrence }: EventText): number | null {
  return instantOfWallTime(startsAt, timeZone, startsOccurrence);
}

/** The instant (epoch ms) of a typed end, null for one that cannot be kept. */
export function endOf({ endsAt, timeZone, endsOccurrence }: EventText): number | null {
  return instantOfWallTime(endsAt, timeZone, endsOccurrence);
}

/** What is wrong with an event, by field; empty when nothing is. What a "No" hides is not looked at. */
export function checkEvent(typed: EventText, { hasImage }: { hasImage: boolean }): EventErrors {
  const errors = { ...chosenFaults(typed), ...timeFaults(typed), ...ticketFaults(typed) };
  for (const field of ['title', 'description', 'address'] as const) {
    if (typed[field].trim().length > EVENT_LIMITS[field]) {
      errors[field] = EVENT_FORM_MESSAGES.tooLong(field);
    }
  }
  for (const [field, message] of REQUIRED) if (!typed[field].trim()) errors[field] = message;
  if (!hasImage) errors.imageUrl = EVENT_FORM_MESSAGES.noImage;
  return errors;
}
