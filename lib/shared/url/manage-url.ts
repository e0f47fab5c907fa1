import { DEFAULT_LOCALE, type Locale } from '@/lib/shared/texts/locales';
import { parseInstant, toIso } from '@/lib/shared/time/instant';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { parsePerson } from './booking-url';
import { localePath } from './locale-path';
import { paths } from './paths';
import { firstOf, type SearchParams } from './search-params';

/* The token gives access, so it is in no log, trace or referrer. */

const NOTICES = ['movedMeanwhile', 'failed', 'unsettled', 'tooMany'] as const;
export type ManageNotice = (typeof NOTICES)[number];

function pathOf(token: string, page = ''): string {
  return `${paths.manage}/${encodeURIComponent(token)}${page}`;
}

export function managePath(token: string, notice?: ManageNotice): string {
  return notice ? `${pathOf(token)}?${new URLSearchParams({ notice })}` : pathOf(token);
}

/** Used for readers outside the site. "" without a token. */
export function manageAddress(siteUrl: string, token: string, locale: Locale): string {
  return token && siteUrl + localePath(locale, managePath(token));
}

export function cancelVisitPath(token: string): string {
  return `${pathOf(token)}?ask=cancel`;
}

export function asksToCancel({ ask }: SearchParams): boolean {
  return ask === 'cancel';
}

/** `startsAt` is in epoch ms. */
export interface MoveState {
  week: LocalDate;
  date: LocalDate;
  startsAt: number | null;
  /** The number of a person. Null for the visit's own person, if they have time. */
  person: number | null;
}

export function movePath(
  token: string,
  { week, date, startsAt, person }: Partial<MoveState> = {},
): string {
  const query = new URLSearchParams();
  if (week) query.set('week', week);
  if (date) query.set('date', date);
  if (startsAt != null) query.set('startTime', toIso(startsAt));
  if (person != null) query.set('person', String(person));
  return query.size > 0 ? `${pathOf(token, '/move')}?${query}` : pathOf(token, '/move');
}

export function visitFilePath(token: string, locale: Locale): string {
  const query = locale === DEFAULT_LOCALE ? '' : `?${new URLSearchParams({ language: locale })}`;
  return `${pathOf(token, '/appointment.ics')}${query}`;
}

export function parseManageNotice({ notice }: SearchParams): ManageNotice | null {
  return NOTICES.find((known) => known === firstOf(notice)) ?? null;
}

export function parseMoveState({ week, date, startTime, person }: SearchParams): MoveState {
  return {
    week: firstOf(week),
    date: firstOf(date),
    startsAt: parseInstant(firstOf(startTime)),
    person: parsePerson(firstOf(person)),
  };
}
