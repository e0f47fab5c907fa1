import { env } from '@/lib/env';
import { isLocale, type Locale } from '@/lib/texts/locales';
import { LANGUAGE_COOKIE } from '@/lib/url/language-url';
import { localePath, splitLocale } from '@/lib/url/locale-path';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The page that the link was on, if it is ours. */
function samePage(referrer: string | null, locale: Locale): string {
  const { SITE_URL } = env();
  const from = referrer && URL.canParse(referrer) ? new URL(referrer) : null;
  if (from?.origin !== new URL(SITE_URL).origin) return localePath(locale, '/');
  // Two slashes would begin the name of another site.
  const pathname = from.pathname.replace(/^\/+/, '/');
  return localePath(locale, splitLocale(pathname).path) + from.search;
}

export function GET(request: Request): Response {
  const to = new URL(request.url).searchParams.get('to');
  if (!isLocale(to)) return new Response(null, { status: 404 });
  const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : '';
  return new Response(null, {
    status: 303,
    headers: {
      Location: samePage(request.headers.get('referer'), to),
      'Set-Cookie': `${LANGUAGE_COOKIE}=${to}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
