import 'server-only';
import type { IncomingMessage } from 'node:http';

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/** The absolute form of a target: its scheme and authority, and the rest. */
const ABSOLUTE = /^(https?:\/\/[^/?#]*)([/?].*)?$/i;

/**
 * Turns the absolute form of a target, which proxies send and every server has to take (RFC 9112, 3.2.2),
 * into its path and query. What it names replaces the `Host` header; its scheme says nothing, because TLS
 * ends before us. A target that is not of this site stays as it is, and is refused for not being a path.
 */
function takeOriginForm(request: Asked, siteUrl: string): void {
  const [, base = '', rest = '/'] = ABSOLUTE.exec(request.url ?? '') ?? [];
  if (base.includes('@') || !URL.canParse(base)) return;
  const { host } = new URL(base);
  if (host !== new URL(siteUrl).host) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = host;
}

/** Letters, digits, "-", "_" and "~" in the form that other characters need; not ".", which could lead up. */
const NEEDLESS = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * Writes the target of a request as a path, and that of an endpoint without needless escapes (RFC 3986,
 * 6.2.2.2): `/%61pi/bookings` takes what `/api/bookings` takes, and its limits. A page has one spelling.
 */
export function readTarget(request: Asked, siteUrl: string): void {
  takeOriginForm(request, siteUrl);
  const [path = '', ...query] = (request.url ?? '').split('?');
  const plain = path.replace(NEEDLESS, decodeURIComponent);
  if (plain.startsWith('/api/')) request.url = [plain, ...query].join('?');
}
