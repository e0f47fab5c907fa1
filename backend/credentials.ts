import type { Endpoint } from '@/lib/shared/contract/endpoint';
import { host } from '@/lib/shared/contract/host';
import { MEDIA_PATH } from '@/lib/shared/contract/slates';
import { isBearer, isSameSecret } from '@/lib/shared/process/bearer';

/** The fixed viewer for whom slates are read (CC-024). */
export interface Viewer {
  token: string;
  /** Null if only the token counts. */
  named: { header: string; id: string } | null;
}

/** With a viewer, calls of the network service need the viewer's token and not `token`. */
export interface Callers {
  /** Missing only if nothing outside can call the backend. */
  token: string | undefined;
  viewer?: Viewer | undefined;
}

const firstSegment = (path: string) => path.split('/')[0] ?? '';

const NETWORK = new Set([
  ...Object.values<Endpoint>(host)
    .filter(({ server }) => server === 'network')
    .map(({ path }) => firstSegment(path)),
  MEDIA_PATH,
]);

export function isAdmitted(
  path: string,
  header: (name: string) => string | undefined,
  { token, viewer }: Callers,
): boolean {
  if (!viewer || !NETWORK.has(firstSegment(path.slice(1)))) {
    return token === undefined || isBearer(header('authorization'), token);
  }
  const { named } = viewer;
  const isNamed = !named || isSameSecret(header(named.header), named.id);
  return isBearer(header('authorization'), viewer.token) && isNamed;
}
