import 'server-only';
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import type { Env } from '@/lib/server/env';
import { product } from '@/lib/shared/product';
import { OTHER_ISSUER_ID } from '@/lib/shared/url/sign-in';

const CHECKS: OAuthConfig<unknown>['checks'] = ['pkce', 'state', 'nonce'];
const SCOPE = 'openid email profile';

const discoveryOf = (issuer: string) => `${issuer}/.well-known/openid-configuration`;

export function googleProvider(env: Env): OAuthConfig<GoogleProfile> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env;
  return GoogleProvider({
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    checks: CHECKS,
    // A user who signs in again may want to use another account.
    authorization: { params: { scope: SCOPE, prompt: 'select_account' } },
    ...(GOOGLE_ISSUER && { wellKnown: discoveryOf(GOOGLE_ISSUER), issuer: GOOGLE_ISSUER }),
  });
}

/** The same limit as for `bookedByUserId` in the contract. */
const LONGEST_ID = 200;

/**
 * A subject is unique only at its issuer, so the id holds both. Google's ids are only digits, so no
 * id of this form is equal to one of them.
 */
function otherUserId({ iss, sub }: { iss?: unknown; sub?: unknown }): string {
  const id = `${iss}#${sub}`;
  if (typeof iss !== 'string' || typeof sub !== 'string' || id.length > LONGEST_ID) {
    throw new Error('The issuer names nobody that can be told from others.');
  }
  return id;
}

interface Claims {
  iss: string;
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

/** A function of openid-client that the types of next-auth's tokens lack. */
const claimsOf = (tokens: object) => (tokens as { claims: () => Claims }).claims();

/** Returns null if no other issuer is configured. */
export function otherProvider(env: Env): OAuthConfig<Record<string, unknown>> | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  if (!OIDC_ISSUER) return null;
  return {
    id: OTHER_ISSUER_ID,
    name: product.otherIssuer ?? '',
    type: 'oauth',
    wellKnown: discoveryOf(OIDC_ISSUER),
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    idToken: true,
    checks: CHECKS,
    authorization: { params: { scope: SCOPE } },
    userinfo: {
      async request({ tokens, client }) {
        const claims = claimsOf(tokens);
        const id = otherUserId(claims);
        const isWhole = claims.email && claims.name;
        if (isWhole || !client.issuer.metadata.userinfo_endpoint) return { ...claims, id };
        // Many issuers give name and address only there. `email_verified` must come from the same
        // answer as the address.
        const asked = await client.userinfo(tokens as Parameters<typeof client.userinfo>[0]);
        const { email, email_verified } = asked.email ? asked : claims;
        return { ...claims, ...asked, email, email_verified, sub: claims.sub, id };
      },
    },
    profile: ({ id }) => ({ id: String(id) }),
  };
}
