import 'server-only';
import type { IncomingMessage } from 'node:http';

type Target = Pick<IncomingMessage, 'url' | 'headers'>;

const ABSOLUTE = /^(https?:\/\/[^/?#]*)([/?].*)?$/i;

/** Proxies may send a target with scheme and host (RFC 9112, 3.2.2). */
function takeOriginForm(request: Target, siteUrl: string): void {
  const [, base = '', rest = '/'] = ABSOLUTE.exec(request.url ?? '') ?? [];
  if (base.includes('@') || !URL.canParse(base)) return;
  const { host } = new URL(base);
  if (host !== new URL(siteUrl).host) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = host;
}

/** Escapes of letters, digits, "-", "_" and "~", which need none. */
const NEEDLESS = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** Removes needless escapes, so that `/%61pi/bookings` has the same limits as `/api/bookings`. */
export function readTarget(request: Target, siteUrl: string): void {
  takeOriginForm(request, siteUrl);
  const [path = '', ...query] = (request.url ?? '').split('?');
  const plain = path.replace(NEEDLESS, decodeURIComponent);
  if (plain.startsWith('/api/')) request.url = [plain, ...query].join('?');
}
