import 'server-only';
import { BROWSER_GROUPS } from './browser-groups.gen';
import { compiledGroup } from './catalogue';
import type { LateEntry } from './late-path';
import { isLocale } from './locales';

const isLate = (name: string): name is LateEntry =>
  name.startsWith('components/') && Object.hasOwn(BROWSER_GROUPS, name);

/** Answers with the texts that `latePath` asks for. */
export function lateTextsResponse(request: Request): Response {
  const query = new URL(request.url).searchParams;
  const [of, locale] = [query.get('of') ?? '', query.get('language') ?? ''];
  if (!isLate(of) || !isLocale(locale)) return new Response(null, { status: 404 });
  const groups = BROWSER_GROUPS[of].map((group) => [group, compiledGroup(locale, group)]);
  return Response.json(Object.fromEntries(groups), {
    // A new build may have other texts under the same address.
    headers: { 'Cache-Control': 'public, max-age=300' },
  });
}
