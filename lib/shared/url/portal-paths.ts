import { arrangePath } from './arrange-url';

/** LIST-008, SVF-007. */
export function newServicePath(categoryId?: number): string {
  return categoryId === undefined ? '/services/new' : `/services/new?categoryId=${categoryId}`;
}

export function servicePath(id: string): string {
  return `/services/${encodeURIComponent(id)}`;
}

export function editServicePath(id: string): string {
  return `${servicePath(id)}/edit`;
}

export function servicePosterPath(id: string): string {
  return `/settln-providers/poster/${encodeURIComponent(id)}`;
}

export interface PosterChoice {
  size: string;
  language: string;
  street: boolean;
  hours: boolean;
  telephone: boolean;
}

/** `version` changes when something else on the poster changes. */
export function posterFilePath(
  id: string,
  kind: 'pdf' | 'png' | 'preview',
  { size, language, street, hours, telephone, version }: PosterChoice & { version: string },
): string {
  const flag = (isOn: boolean) => (isOn ? '1' : '0');
  const query = new URLSearchParams({
    kind,
    size,
    language,
    street: flag(street),
    hours: flag(hours),
    telephone: flag(telephone),
    version,
  });
  return `/api/services/${encodeURIComponent(id)}/poster?${query}`;
}

export const NEW_EVENT_PATH = '/events/new';

export function eventPosterPath(id: string, language: string): string {
  return `/api/events/${encodeURIComponent(id)}/poster?${new URLSearchParams({ language })}`;
}

/** The form of a new event, filled in as this one is. */
export function copyEventPath(id: string): string {
  return `${NEW_EVENT_PATH}?${new URLSearchParams({ copy: id })}`;
}

export function eventPath(id: string): string {
  return `/events/${encodeURIComponent(id)}`;
}

export function editEventPath(id: string): string {
  return `${eventPath(id)}/edit`;
}

export function openingHoursPath(): string {
  return '/settln-providers/opening-hours';
}

export const PEOPLE_PATH = '/settln-providers/people';

export const OTHER_CALENDARS_PATH = '/settln-providers/other-calendars';

const REVIEWS_PATH = '/settln-providers/reviews';

export const TRADER_PATH = '/settln-providers/business';

const TRADER_OUTCOMES = ['saved', 'failed'] as const;
export type TraderOutcome = (typeof TRADER_OUTCOMES)[number];

export function traderPath(outcome: TraderOutcome): string {
  return `${TRADER_PATH}?outcome=${outcome}`;
}

export function parseTraderOutcome(outcome: unknown): TraderOutcome | null {
  return TRADER_OUTCOMES.find((known) => known === outcome) ?? null;
}

export const CUSTOMERS_PATH = '/settln-providers/customers';

/** Names the customer by a booking, so that no address holds a telephone number. */
export function customerPath(customerId: number | string): string {
  return `${CUSTOMERS_PATH}/${encodeURIComponent(customerId)}`;
}

export function bookAgainPath(customerId: number | string): string {
  return arrangePath({ customer: String(customerId) });
}

export function visitsFilePath(calendarId: number): string {
  return `/api/calendars/${calendarId}/visits-file`;
}

/** `replyTo` is a review whose form is open. It is needed without scripts. */
export function ownReviewsPath(page: number, replyTo?: string): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (replyTo) query.set('reply', replyTo);
  return query.size === 0 ? REVIEWS_PATH : `${REVIEWS_PATH}?${query}`;
}
