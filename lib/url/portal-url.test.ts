import { describe, expect, it } from 'vitest';
import { PORTAL_TABS, parsePortalState, portalPath } from './portal-url';

describe('the portal in the URL', () => {
  it.each(PORTAL_TABS)('DASH-005 reads back the tab %s', (tab) => {
    const { searchParams } = new URL(portalPath(tab), 'https://settln.example');
    expect(parsePortalState(Object.fromEntries(searchParams)).tab).toBe(tab);
  });

  it.each([undefined, '', 'Listings', 'admin', ['calendar', 'bookings']])(
    'takes the tab %o for none',
    (tab) => expect(parsePortalState({ tab }).tab).toBeNull(),
  );

  it('knows that a sign-in failed, and where it had begun', () => {
    const failed = { error: 'OAuthCallback', callbackUrl: 'https://settln.example/services/new' };
    expect(parsePortalState(failed)).toEqual({
      tab: null,
      hasSignInFailed: true,
      callbackUrl: 'https://settln.example/services/new',
    });
    expect(parsePortalState({}).hasSignInFailed).toBe(false);
  });
});
