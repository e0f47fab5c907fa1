import { describe, expect, it } from 'vitest';
import {
  afterSignInPath,
  LISTING_KINDS,
  listingsPath,
  PORTAL_TABS,
  parseAskedVisit,
  parsePortalState,
  portalPath,
  visitPath,
} from './portal-url';

describe('the portal in the URL', () => {
  it.each(PORTAL_TABS)('DASH-005 reads back the tab %s', (tab) => {
    const { searchParams } = new URL(portalPath(tab), 'https://settln.example');
    expect(parsePortalState(Object.fromEntries(searchParams)).tab).toBe(tab);
  });

  it.each(LISTING_KINDS)('LIST-011 reads back the filter %s', (show) => {
    const { searchParams } = new URL(listingsPath(show), 'https://settln.example');
    expect(parsePortalState(Object.fromEntries(searchParams))).toMatchObject({
      tab: 'listings',
      show,
    });
    expect(parsePortalState({ show: 'everything' }).show).toBe('all');
  });

  it.each([undefined, '', 'Listings', 'admin', ['calendar', 'bookings']])(
    'takes the tab %o for none',
    (tab) => expect(parsePortalState({ tab }).tab).toBeNull(),
  );

  it('reads back the booking to be opened, and returns to it after a sign-in', () => {
    const { searchParams } = new URL(visitPath('40817'), 'https://settln.example');
    const state = parsePortalState(Object.fromEntries(searchParams));
    expect(state).toMatchObject({ tab: 'bookings', visit: '40817' });
    expect(afterSignInPath(state)).toBe(visitPath('40817'));
    expect(afterSignInPath({ ...state, visit: null })).toBe(portalPath('bookings'));
    expect(afterSignInPath({ ...state, tab: null })).toBe('/settln-providers');
    expect(afterSignInPath({ ...state, callbackUrl: '/events/new' })).toBe('/events/new');
  });

  it.each([undefined, '', '1 or 1', '-1', '1e3', '1'.repeat(16), ['1', '2'], '../1'])(
    'takes the booking %o for none',
    (visit) => expect(parseAskedVisit({ visit })).toBeNull(),
  );

  it('knows that a sign-in failed, and where it had begun', () => {
    const failed = { error: 'OAuthCallback', callbackUrl: 'https://settln.example/services/new' };
    expect(parsePortalState(failed)).toMatchObject({
      tab: null,
      hasSignInFailed: true,
      callbackUrl: 'https://settln.example/services/new',
    });
    expect(parsePortalState({}).hasSignInFailed).toBe(false);
  });
});
