import type { SearchParams } from './booking-url';
import { paths } from './paths';

/** The tabs of the dashboard, in their order (DASH-005). */
export const PORTAL_TABS = ['calendar', 'listings', 'bookings'] as const;
export type PortalTab = (typeof PORTAL_TABS)[number];

/** The tab that opens if the URL names none. */
export const FIRST_TAB: PortalTab = 'listings';

/** What the Listings tab shows, in the order of its filter (LIST-011). */
export const LISTING_KINDS = ['all', 'services', 'events'] as const;
export type ListingKinds = (typeof LISTING_KINDS)[number];

/** What the portal's URL says: a tab, or the error that a failed sign-in left there. */
export interface PortalState {
  /** Null if the URL names none. */
  tab: PortalTab | null;
  show: ListingKinds;
  /** Whether the first steps were asked for; they show by themselves until they are done. */
  wantsFirstSteps: boolean;
  hasSignInFailed: boolean;
  /**
   * The page on which the failed sign-in began, as next-auth names it; null for the portal itself.
   */
  callbackUrl: string | null;
}

/** Reads the portal's state; an unknown tab counts as none. */
export function parsePortalState(query: SearchParams): PortalState {
  const { tab, show, error, callbackUrl } = query;
  return {
    tab: PORTAL_TABS.find((name) => name === tab) ?? null,
    show: LISTING_KINDS.find((kinds) => kinds === show) ?? 'all',
    wantsFirstSteps: query['first-steps'] !== undefined,
    hasSignInFailed: error !== undefined,
    callbackUrl: typeof callbackUrl === 'string' ? callbackUrl : null,
  };
}

/** The Listings tab with a filter; a filter that shows everything is left out. */
export function listingsPath(show: ListingKinds): string {
  return show === 'all' ? portalPath('listings') : `${portalPath('listings')}&show=${show}`;
}

/** The Listings tab with the first steps, also after they are done. */
export function firstStepsPath(): string {
  return `${portalPath('listings')}&first-steps=`;
}

/** The dashboard on a tab. */
export function portalPath(tab: PortalTab): string {
  return `${paths.portal}?${new URLSearchParams({ tab })}`;
}
