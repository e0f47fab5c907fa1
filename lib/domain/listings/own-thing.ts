import { EVENT_TABLE } from '@/lib/domain/events/event-fields';
import { type EventText, endOf, readTicketPrice, startOf } from '@/lib/domain/events/event-form';
import { textsOf } from '@/lib/domain/form-fields';
import { ITEM_TABLE, type ItemValues } from '@/lib/domain/services/service-item';
import { withHttps } from '@/lib/domain/text/website';
import { toIso } from '@/lib/time/instant';

export interface Facts {
  name: string;
  fields: Record<string, string>;
}

export interface OwnThing extends Facts {
  id: string;
}

interface ServiceParts {
  text: { name: string; websiteUrl: string };
  subcategoryIds: readonly number[];
  speaks: readonly string[];
  logoUrl: string;
  photoUrls: readonly string[];
}

const MINUTE = 'YYYY-MM-DDTHH:MM'.length;

export function serviceFacts(service: ServiceParts): Facts {
  const { name, ...text } = service.text;
  return {
    name,
    fields: {
      ...text,
      websiteUrl: withHttps(text.websiteUrl),
      subcategoryIds: [...service.subcategoryIds].sort((one, other) => one - other).join(),
      speaks: [...service.speaks].sort().join(),
      logoUrl: service.logoUrl,
      photoUrls: service.photoUrls.join(' '),
    },
  };
}

function toMinute(instant: number | null): string {
  return instant === null ? '' : toIso(instant).slice(0, MINUTE);
}

/** Instants to the minute, without fields that a "No" hides. */
export function eventFacts(text: EventText, imageUrl: string): Facts {
  const { title, ...texts } = textsOf(EVENT_TABLE, text);
  const { category, communityId, countryIso } = text;
  const hasTicket = text.isTicketRequired === 'yes';
  const hasLink = hasTicket && text.isBookingRequired === 'yes';
  return {
    name: title,
    fields: {
      ...texts,
      category,
      communityId,
      countryIso,
      imageUrl,
      startsAt: toMinute(startOf(text)),
      endsAt: toMinute(endOf(text)),
      ticketPrice: hasTicket ? String(readTicketPrice(text.ticketPrice) ?? '') : '',
      bookingLink: hasLink ? withHttps(text.bookingLink) : '',
    },
  };
}

/** The price is in cents. */
export function itemFacts(item: ItemValues): Facts {
  // Only the table's: a read item also has an id.
  const { name, ...texts } = textsOf(ITEM_TABLE, item);
  const fields = {
    ...texts,
    price: String(item.priceMinor),
    durationMinutes: String(item.durationMinutes),
  };
  return { name, fields };
}

/** Hosts may trim texts, or change spaces, case and Unicode form. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  const plain = (text = '') => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(one) === plain(other);
}

/**
 * Whether `list` has this name with an id not in `known`, the ids from before. If `known` is null,
 * all given fields have to match.
 */
export function isMade(
  list: readonly OwnThing[],
  sent: Facts,
  known: readonly string[] | null,
): boolean {
  return list.some(({ id, name, fields }) => {
    if (!isSame(name, sent.name)) return false;
    if (known) return !known.includes(id);
    return Object.entries(fields).every(
      ([field, text]) => !text || isSame(text, sent.fields[field]),
    );
  });
}

/** `second`: another one was made. */
export type EditStanding = 'changed' | 'second' | 'unseen';

export function standingOf(
  list: readonly OwnThing[],
  id: string,
  { sent, start, known }: { sent: Facts; start: Facts; known: readonly string[] | null },
): EditStanding {
  const others = list.filter((thing) => thing.id !== id);
  const isInPlace = isChanged(list, id, { sent, start });
  if (isMade(others, sent, known) && (known !== null || !isInPlace)) return 'second';
  return isInPlace ? 'changed' : 'unseen';
}

export function isChanged(
  list: readonly OwnThing[],
  id: string,
  { sent, start }: { sent: Facts; start: Facts },
): boolean {
  const found = list.find((thing) => thing.id === id);
  if (!found) return false;
  const hasText = (field: string) =>
    isSame(sent.fields[field], start.fields[field]) ||
    isSame(found.fields[field], sent.fields[field]);
  const hasName = isSame(sent.name, start.name) || isSame(found.name, sent.name);
  return hasName && Object.keys(sent.fields).every(hasText);
}
