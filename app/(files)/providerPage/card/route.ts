import { findPublicService } from '@/lib/host/services';
import { HostError } from '@/lib/host/transport/host-error';
import { withinLimit } from '@/lib/http/within-limit';
import { DEFAULT_LOCALE, isLocale } from '@/lib/texts/locales';
import { drawCard } from './draw-card';

/** The picture that link previews show for a profile; only public services have one. */
async function card(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const id = query.get('id')?.trim() ?? '';
  const language = query.get('language');
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  try {
    const service = id ? await findPublicService(id) : null;
    if (!service) return new Response(null, { status: 404 });
    return new Response(await drawCard(service, locale), {
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
      },
    });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return new Response(null, { status: 502, headers: { 'Cache-Control': 'no-store' } });
  }
}

export const GET = withinLimit('cards', card);
