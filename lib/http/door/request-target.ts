import 'server-only';
import type { IncomingMessage } from 'node:http';

/** The absolute form of a target: its scheme and authority, and the rest. */
const ABSOLUTE = /^(https?:\/\/[^/?#]*)([/?].*)?$/i;

/**
 * Turns the absolute form of a target, which proxies send and every server has to take (RFC 9112, 3.2.2),
 * into its path and query. What it names replaces the `Host` header; its scheme says nothing, because TLS
 * ends before us. A target that is not of this site stays as it is, and is refused for not being a path.
 */
export function takeOriginForm(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  siteUrl: string,
): void {
  const [, base = '', rest = '/'] = ABSOLUTE.exec(request.url ?? '') ?? [];
  if (base.includes('@') || !URL.canParse(base)) return;
  const { host } = new URL(base);
  if (host !== new URL(siteUrl).host) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = host;
}
