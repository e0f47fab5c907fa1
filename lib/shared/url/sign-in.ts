const BEGIN = '/api/auth/signin/';

export const SIGN_IN_PATH = `${BEGIN}google`;

/** Whether a link or form begins a sign-in, which leads back to the page. */
export const isSignIn = (address: string): boolean => address.includes(BEGIN);

/**
 * The second way to sign in, besides Google. It is part of the redirect URI that the issuer's
 * operator is told.
 */
export const OTHER_ISSUER_ID = 'oidc';

/**
 * This is a link and no form, because our policy cannot name all origins to which an issuer may
 * lead.
 */
export const otherSignInHref = (callbackUrl: string): string =>
  `${BEGIN}${OTHER_ISSUER_ID}?${new URLSearchParams({ callbackUrl })}`;
