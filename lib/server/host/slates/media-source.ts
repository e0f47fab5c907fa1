import 'server-only';
import { isIP } from 'node:net';
import { Agent } from 'undici';
import { env } from '@/lib/server/env';
import { serverOf } from '@/lib/server/host/transport/servers';
import { guardedLookup } from '@/lib/shared/outbound/guarded-lookup';
import { PUBLIC_WEB } from '@/lib/shared/outbound/public-web';

const BUDGET = { connect: 1000, headers: 5000, idle: 10_000 };

const limits = { headersTimeout: BUDGET.headers, bodyTimeout: BUDGET.idle, connections: 64 };

const knownHosts = new Agent({ ...limits, connect: { timeout: BUDGET.connect } });
const anyHost = new Agent({
  ...limits,
  connect: { timeout: 2000, lookup: guardedLookup(PUBLIC_WEB) },
});

export interface MediaSource {
  url: URL;
  credentials: Record<string, string>;
  agent: Agent;
}

/**
 * Returns null unless the address is public or on a known host. Only the network service gets its
 * credentials.
 */
export function findMediaSource(address: string): MediaSource | null {
  const { base, credentials } = serverOf({ server: 'network' });
  if (!URL.canParse(address, `${base}/`)) return null;
  const url = new URL(address, `${base}/`);
  if (url.username || url.password) return null;
  if (url.origin === new URL(base).origin) return { url, credentials, agent: knownHosts };
  if (url.origin === new URL(env().ASSETS_URL).origin) {
    return { url, credentials: {}, agent: knownHosts };
  }
  // If the host is an IP address, there is no lookup that checks it.
  const isNamed = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  const isPublic = url.protocol === 'https:' && url.port === '' && isNamed;
  return isPublic ? { url, credentials: {}, agent: anyHost } : null;
}
