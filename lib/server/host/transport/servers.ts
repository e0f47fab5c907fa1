import 'server-only';
import { type Env, env } from '@/lib/server/env';
import type { Endpoint } from '@/lib/shared/contract/endpoint';
import { secretsIn } from '@/lib/shared/process/secrets';

export interface Server {
  base: string;
  credentials: Record<string, string>;
}

function bearer(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** For the network service (CC-024). */
function viewerOf({ NETWORK_TOKEN, NETWORK_VIEWER_HEADER, NETWORK_VIEWER_ID }: Env) {
  if (!NETWORK_TOKEN) return {};
  return {
    ...bearer(secretsIn(NETWORK_TOKEN)[0]),
    ...(NETWORK_VIEWER_ID && { [NETWORK_VIEWER_HEADER]: NETWORK_VIEWER_ID }),
  };
}

/** Each credential goes to its own server only. */
export function serverOf({ server }: Pick<Endpoint, 'server'>): Server {
  const known = env();
  const { BACKEND_URL, BACKEND_TOKEN, NETWORK_URL, NEWS_URL } = known;
  const own = { network: NETWORK_URL, news: NEWS_URL };
  const base = (server && own[server]) ?? BACKEND_URL;
  const viewer = server === 'network' ? viewerOf(known) : {};
  if ('authorization' in viewer) return { base, credentials: viewer };
  return {
    base,
    credentials: base === BACKEND_URL ? bearer(BACKEND_TOKEN && secretsIn(BACKEND_TOKEN)[0]) : {},
  };
}
