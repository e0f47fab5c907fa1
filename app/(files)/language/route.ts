import { env } from '@/lib/server/env';
import { type Locale, readLocale } from '@/lib/shared/texts/locales';
import { languageCookie } from '@/lib/shared/url/language-url';
import { localePath, splitLocale } from '@/lib/shared/url/locale-path';

/** The referring page, if it is ours. */
function samePage(referrer: string | null, locale: Locale): string {
  const { SITE_URL } = env();
  const from = referrer && URL.canParse(referrer) ? new URL(referrer) : null;
  if (from?.origin !== new URL(SITE_URL).origin) return localePath(locale, '/');
  // Two slashes in a row would begin another host's name, even after a language.
  const pathname = from.pathname.replace(/\/+/g, '/');
  return localePath(locale, splitLocale(pathname).path) + from.search;
}

export function GET(request: Request): Response {
  const to = readLocale(new URL(request.url).searchParams.get('to'));
  if (!to) return new Response(null, { status: 404 });
  return new Response(null, {
    status: 303,
    headers: {
      Location: samePage(request.headers.get('referer'), to),
      'Set-Cookie': languageCookie(to, env().SITE_URL),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
