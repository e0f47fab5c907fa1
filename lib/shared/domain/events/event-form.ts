import type { FieldProblem } from '@/lib/shared/domain/field-problem';
import {
  fieldsOf,
  findMissingOrTooLong,
  limitsOf,
  type Typed,
  typedBy,
} from '@/lib/shared/domain/form-fields';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { COUNTRIES } from '@/lib/shared/domain/places/countries';
import { plainPrice } from '@/lib/shared/domain/text/price';
import { isWebAddress, withHttps } from '@/lib/shared/domain/text/website';
import { isTimeZone, zoneCity } from '@/lib/shared/time/time-zones';
import {
  EVENT_YEARS,
  instantOfWallTime,
  type WallTime,
  wallTimeFault,
} from '@/lib/shared/time/wall-time';
import { isEventCategory } from './categories';
import { EVENT_TABLE } from './event-fields';

/** As typed; "" for no choice yet. */
export type EventText = Typed<typeof EVENT_TABLE>;

export const EMPTY_EVENT_TEXT: Readonly<EventText> = typedBy(EVENT_TABLE, () => '');

/** The price is in whole units. */
export const EVENT_LIMITS = {
  ...limitsOf(EVENT_TABLE),
  bookingLink: 2048,
  cancellation: 500,
  ticketPrice: 1_000_000,
} as const;

export const EVENT_FIELDS = fieldsOf(EVENT_TABLE);
export type EventField = keyof typeof EVENT_TABLE;
export type EventProblems = Partial<Record<EventField, FieldProblem>>;

export const EVENT_PROBLEMS = {
  noImage: { key: 'pictureMissing' },
  unfinishedImage: { key: 'pictureUnfinished' },
  timeZone: { key: 'zoneUnknown' },
  endsFirst: { key: 'endNotAfterStart' },
  ticketPrice: { key: 'ticketPriceInvalid' },
  priceTooHigh: { key: 'ticketPriceTooHigh', values: { most: EVENT_LIMITS.ticketPrice } },
  bookingLink: { key: 'bookingLinkInvalid' },
  cancellationTooLong: { key: 'tooLong', values: { limit: EVENT_LIMITS.cancellation } },
  linkTooLong: { key: 'tooLong', values: { limit: EVENT_LIMITS.bookingLink } },
} as const satisfies Record<string, FieldProblem>;

/** Returns cents: 1250 for "12.5", "12,50" and "١٢٫٥". Null if the text is no price. */
export function readTicketPrice(typed: string): number | null {
  const text = plainPrice(typed);
  if (!/^\d{1,12}(?:\.\d{0,2})?$/.test(text)) return null;
  return Math.round(Number(text) * 100);
}

function priceProblem(typed: string): FieldProblem | null {
  if (!typed.trim()) return { key: 'ticketPriceMissing' };
  const minor = readTicketPrice(typed);
  if (minor === null) return EVENT_PROBLEMS.ticketPrice;
  return minor > EVENT_LIMITS.ticketPrice * 100 ? EVENT_PROBLEMS.priceTooHigh : null;
}

function linkProblem(typed: string): FieldProblem | null {
  const link = withHttps(typed);
  if (!link) return { key: 'bookingLinkMissing' };
  if (!isWebAddress(link)) return EVENT_PROBLEMS.bookingLink;
  return link.length > EVENT_LIMITS.bookingLink ? EVENT_PROBLEMS.linkTooLong : null;
}

function chosenProblems(typed: EventText): EventProblems {
  const problems: EventProblems = {};
  if (!isEventCategory(typed.category)) problems.category = { key: 'categoryUnknown' };
  if (!COMMUNITIES.some(({ id }) => String(id) === typed.communityId)) {
    problems.communityId = { key: 'communityUnknown' };
  }
  if (!COUNTRIES.some(({ iso }) => iso === typed.countryIso)) {
    problems.countryIso = { key: 'countryUnknown' };
  }
  return problems;
}

function timeProblem(typed: WallTime, zone: string): FieldProblem | null {
  const fault = wallTimeFault(typed, zone);
  if (!fault) return null;
  if (fault.kind === 'unreadable') return { key: 'timeUnreadable', values: EVENT_YEARS };
  const { shown, next } = fault;
  const city = zoneCity(zone);
  return next === null
    ? { key: 'timeSkippedThatDay', values: { city, shown } }
    : { key: 'timeSkipped', values: { city, shown, next } };
}

function timeProblems(typed: EventText): EventProblems {
  if (!isTimeZone(typed.timeZone)) return { timeZone: EVENT_PROBLEMS.timeZone };
  const problems: EventProblems = {};
  const startProblem = timeProblem(typed.startsAt, typed.timeZone);
  const endProblem = timeProblem(typed.endsAt, typed.timeZone);
  if (startProblem) problems.startsAt = startProblem;
  if (endProblem) problems.endsAt = endProblem;
  const [start, end] = [startOf(typed), endOf(typed)];
  if (start !== null && end !== null && end <= start) {
    problems.endsAt = EVENT_PROBLEMS.endsFirst;
  }
  return problems;
}

function ticketProblems(typed: EventText): EventProblems {
  if (typed.isTicketRequired !== 'yes') return {};
  const problems: EventProblems = {};
  const price = priceProblem(typed.ticketPrice);
  const link = typed.isBookingRequired === 'yes' ? linkProblem(typed.bookingLink) : null;
  if (price) problems.ticketPrice = price;
  if (link) problems.bookingLink = link;
  return problems;
}

/** Returns epoch ms, or null if the time cannot be stored. */
export function startOf({ startsAt, timeZone, startsOccurrence }: EventText): number | null {
  return instantOfWallTime(startsAt, timeZone, startsOccurrence);
}

export function endOf({ endsAt, timeZone, endsOccurrence }: EventText): number | null {
  return instantOfWallTime(endsAt, timeZone, endsOccurrence);
}

/** Does not check fields that are hidden because of a "no". */
export function checkEvent(typed: EventText, { hasImage }: { hasImage: boolean }): EventProblems {
  const problems: EventProblems = {
    ...chosenProblems(typed),
    ...timeProblems(typed),
    ...ticketProblems(typed),
    ...findMissingOrTooLong(EVENT_TABLE, typed),
  };
  if (!hasImage) problems.imageUrl = EVENT_PROBLEMS.noImage;
  return problems;
}
