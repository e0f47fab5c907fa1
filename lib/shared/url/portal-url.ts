import { parsePerson } from './booking-url';
import { paths } from './paths';
import type { SearchParams } from './search-params';

/** DASH-005. */
export const PORTAL_TABS = ['calendar', 'listings', 'bookings'] as const;
export type PortalTab = (typeof PORTAL_TABS)[number];

export const FIRST_TAB: PortalTab = 'listings';

/** LIST-011. */
export const LISTING_KINDS = ['all', 'services', 'events'] as const;
export type ListingKinds = (typeof LISTING_KINDS)[number];

export interface PortalState {
  tab: PortalTab | null;
  show: ListingKinds;
  /** The id of a booking. */
  visit: string | null;
  /** Whether the first steps were asked for. Until they are done, they are shown anyway. */
  wantsFirstSteps: boolean;
  hasSignInFailed: boolean;
  /** The page where a failed sign-in began, from next-auth. Null for the portal. */
  callbackUrl: string | null;
}

export function parsePortalState(query: SearchParams): PortalState {
  const { tab, show, error, callbackUrl } = query;
  return {
    tab: PORTAL_TABS.find((name) => name === tab) ?? null,
    show: LISTING_KINDS.find((kinds) => kinds === show) ?? 'all',
    visit: parseAskedVisit(query),
    wantsFirstSteps: query['first-steps'] !== undefined,
    hasSignInFailed: error !== undefined,
    callbackUrl: typeof callbackUrl === 'string' ? callbackUrl : null,
  };
}

export function listingsPath(show: ListingKinds): string {
  return show === 'all' ? portalPath('listings') : `${portalPath('listings')}&show=${show}`;
}

export function bookingsPath(person?: number): string {
  const path = portalPath('bookings');
  return person === undefined ? path : `${path}&person=${person}`;
}

export function parseBookingsPerson({ person }: SearchParams): number | null {
  return parsePerson(typeof person === 'string' ? person : '');
}

const VISIT_ID = /^\d{1,15}$/;

export function visitPath(id: string): string {
  return `${portalPath('bookings')}&visit=${id}`;
}

export function parseAskedVisit({ visit }: SearchParams): string | null {
  return typeof visit === 'string' && VISIT_ID.test(visit) ? visit : null;
}

export function afterSignInPath({ callbackUrl, tab, visit }: PortalState): string {
  if (callbackUrl !== null) return callbackUrl;
  if (tab === 'bookings' && visit !== null) return visitPath(visit);
  return tab ? portalPath(tab) : paths.portal;
}

export function firstStepsPath(): string {
  return `${portalPath('listings')}&first-steps=`;
}

export function portalPath(tab: PortalTab): string {
  return `${paths.portal}?${new URLSearchParams({ tab })}`;
}
