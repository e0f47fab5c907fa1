import type { SearchParams } from './booking-url';
import { paths } from './paths';

/** The tabs of the dashboard, in their order (DASH-005). */
export const PORTAL_TABS = ['calendar', 'listings', 'bookings'] as const;
export type PortalTab = (typeof PORTAL_TABS)[number];

/** The tab that opens when none is named. */
export const FIRST_TAB: PortalTab = 'listings';

/** What the Listings tab shows, in the order of its filter (LIST-011). */
export const LISTING_KINDS = ['all', 'services', 'events'] as const;
export type ListingKinds = (typeof LISTING_KINDS)[number];

/** What the portal's URL says: a tab, or what the sign-in left there when it failed. */
export interface PortalState {
  /** Null when the URL names none. */
  tab: PortalTab | null;
  show: ListingKinds;
  hasSignInFailed: boolean;
  /** The page that the failed sign-in had begun on, as next-auth names it; null for this one. */
  callbackUrl: string | null;
}

/** Reads the portal's state; an unknown tab counts as none. */
export function parsePortalState({ tab, show, error, callbackUrl }: SearchParams): PortalState {
  return {
    tab: PORTAL_TABS.find((name) => name === tab) ?? null,
    show: LISTING_KINDS.find((kinds) => kinds === show) ?? 'all',
    hasSignInFailed: error !== undefined,
    callbackUrl: typeof callbackUrl === 'string' ? callbackUrl : null,
  };
}

/** The Listings tab, filtered; showing all is left unwritten. */
export function listingsPath(show: ListingKinds): string {
  return show === 'all' ? portalPath('listings') : `${portalPath('listings')}&show=${show}`;
}

/** The dashboard on a tab. */
export function portalPath(tab: PortalTab): string {
  return `${paths.portal}?${new URLSearchParams({ tab })}`;
}
