import { DEFAULT_LOCALE, type Locale } from '@/lib/texts/locales';
import { parseInstant, toIso } from '@/lib/time/instant';
import type { LocalDate } from '@/lib/time/local-date';
import type { SearchParams } from './booking-url';
import { localePath } from './locale-path';
import { paths } from './paths';

/*
 * The pages of a customer's own booking. Whoever has the token can change the booking, so it is in no
 * log, no trace, and no referrer.
 */

const NOTICES = ['movedMeanwhile', 'failed', 'unsettled', 'tooMany'] as const;
/** Why a change was not made, or may not have been. */
export type ManageNotice = (typeof NOTICES)[number];

function pathOf(token: string, page = ''): string {
  return `${paths.manage}/${encodeURIComponent(token)}${page}`;
}

/** The booking of a token. */
export function managePath(token: string, notice?: ManageNotice): string {
  return notice ? `${pathOf(token)}?${new URLSearchParams({ notice })}` : pathOf(token);
}

/** The same as an absolute address in a language, for what is read outside of the site; "" without a token. */
export function manageAddress(siteUrl: string, token: string, locale: Locale): string {
  return token && siteUrl + localePath(locale, managePath(token));
}

/** The page that asks whether it is to be cancelled. */
export function cancelVisitPath(token: string): string {
  return `${pathOf(token)}?ask=cancel`;
}

/** Whether the page is to ask that. */
export function asksToCancel({ ask }: SearchParams): boolean {
  return ask === 'cancel';
}

/** What the page with the other times shows; `startsAt` (epoch ms) is the chosen one. */
export interface MoveState {
  week: LocalDate;
  date: LocalDate;
  startsAt: number | null;
}

/** The page with the times that the booking can be moved to. */
export function movePath(token: string, { week, date, startsAt }: Partial<MoveState> = {}): string {
  const query = new URLSearchParams();
  if (week) query.set('week', week);
  if (date) query.set('date', date);
  if (startsAt != null) query.set('startTime', toIso(startsAt));
  return query.size > 0 ? `${pathOf(token, '/move')}?${query}` : pathOf(token, '/move');
}

/** The calendar file of the booking as it is now, in a language. */
export function visitFilePath(token: string, locale: Locale): string {
  const query = locale === DEFAULT_LOCALE ? '' : `?${new URLSearchParams({ language: locale })}`;
  return `${pathOf(token, '/appointment.ics')}${query}`;
}

const first = (value: string | string[] | undefined) =>
  ((Array.isArray(value) ? value[0] : value) ?? '').trim();

/** The notice in the query; null for none. */
export function parseManageNotice({ notice }: SearchParams): ManageNotice | null {
  return NOTICES.find((known) => known === first(notice)) ?? null;
}

/** Reads what the page with the times shows; what is missing is "", or null. */
export function parseMoveState({ week, date, startTime }: SearchParams): MoveState {
  return { week: first(week), date: first(date), startsAt: parseInstant(first(startTime)) };
}
