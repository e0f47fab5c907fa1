const BEGIN = '/api/auth/signin/';

export const SIGN_IN_PATH = `${BEGIN}google`;

/** Whether a link or form begins a sign-in, which leads back to the page. */
export const isSignIn = (address: string): boolean => address.includes(BEGIN);

/** Beside Google; part of the redirect URI that its operator is told. */
export const OTHER_ISSUER_ID = 'oidc';

/** A link, since no policy of ours can name all origins that an issuer leads over. */
export const otherSignInHref = (callbackUrl: string): string =>
  `${BEGIN}${OTHER_ISSUER_ID}?${new URLSearchParams({ callbackUrl })}`;
