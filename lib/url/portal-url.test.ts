import { describe, expect, it } from 'vitest';
import {
  LISTING_KINDS,
  listingsPath,
  PORTAL_TABS,
  parsePortalState,
  portalPath,
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
