import { browserMessages, isLateEntry } from '@/lib/shared/texts/browser-texts';
import { readLocale } from '@/lib/shared/texts/locales';

export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams;
  const [of, locale] = [query.get('of') ?? '', readLocale(query.get('language'))];
  if (!isLateEntry(of) || !locale) return new Response(null, { status: 404 });
  return Response.json(browserMessages(of, locale), {
    // A new build may give other texts at the same address.
    headers: { 'Cache-Control': 'public, max-age=300' },
  });
}
