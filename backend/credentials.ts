import { createHash, timingSafeEqual } from 'node:crypto';
import { MEDIA_PATH, networkRows } from '@/lib/contract/rows/host-network';

/** The fixed viewer that the network service is asked as (CC-024). */
export interface Viewer {
  token: string;
  /** The header that says who the viewer is, and what it says; null where only the token counts. */
  named: { header: string; id: string } | null;
}

/** Who may call: the web app by its token, and for posts the viewer instead, where one is set. */
export interface Callers {
  /** Missing only where nobody but this machine can call. */
  token: string | undefined;
  viewer?: Viewer | undefined;
}

const firstSegment = (path: string) => path.split('/')[0] ?? '';

const NETWORK = new Set([
  ...Object.values(networkRows).map(({ path }) => firstSegment(path)),
  MEDIA_PATH,
]);

/** Whether who calls a path (with its leading slash) shows the credential that it asks for. */
export function isAdmitted(
  path: string,
  header: (name: string) => string | undefined,
  { token, viewer }: Callers,
): boolean {
  if (!viewer || !NETWORK.has(firstSegment(path.slice(1)))) {
    return token === undefined || isSame(header('authorization'), `Bearer ${token}`);
  }
  const { named } = viewer;
  const isNamed = !named || isSame(header(named.header), named.id);
  return isSame(header('authorization'), `Bearer ${viewer.token}`) && isNamed;
}

function isSame(given: string | undefined, wanted: string): boolean {
  // Hashes have one length, so that comparing them tells nothing, not even how long the token is.
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given ?? ''), hash(wanted));
}
