import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { interactionPolicy } from 'oidc-provider';
import { type IdentityConfig, isOnLoopback } from './config';
import { type People, toClaims } from './people';

const CHOOSER = '/choose';

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  return { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
}

/** As at Google, `prompt=select_account` asks again. */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  // Our own site needs no consent, as a native application would.
  prompts.get('consent')?.checks.remove('native_client_prompt');
  return prompts;
}

/** The id token contains a profile, as Google's does. Keys and sessions end with the process. */
export function createIssuer(config: IdentityConfig, people: People): Provider {
  const provider = new Provider(config.issuer, {
    clients: [
      {
        client_id: config.clientId,
        client_secret: config.clientSecret,
        // On loopback, a native application may come back to another port.
        application_type: isOnLoopback(config.siteUrl) ? 'native' : 'web',
        redirect_uris: ['google', 'oidc'].map((id) => `${config.siteUrl}/api/auth/callback/${id}`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'RS256',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: config.saysWhoApart ?? false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy: policy(), url: (_, { uid }) => `${CHOOSER}/${uid}` },
    findAccount: (_, sub) => {
      const person = people.find(sub);
      return person && { accountId: sub, claims: () => toClaims(sub, person) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 60,
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
      IdToken: 3600,
    },
  });
  return provider;
}
