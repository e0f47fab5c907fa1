import 'server-only';
import { MediaError, openMedia } from '@/lib/server/host/slates/open-media';
import { findAuthor, findSlate } from '@/lib/server/host/slates/slates';
import { HostError } from '@/lib/server/host/transport/host-error';
import type { MediaType, Slate } from '@/lib/shared/contract/slates';
import { isSlateId, type SlateFile } from '@/lib/shared/url/slate-url';
import { setAnswerLength } from './page-status';
import { DATA_POLICY } from './policies';
import { withinLimit } from './within-limit';

/** Short, because a post may be taken down at any time. */
const KEPT = 'public, max-age=300';

const OWN_HEADERS = {
  'content-security-policy': DATA_POLICY,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

function refuse(status: 404 | 502): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

async function findFile(
  slate: Slate,
  file: Exclude<SlateFile, 'card'>,
): Promise<{ url: string; type: MediaType } | null> {
  if (file === 'media') return slate.media;
  const isAvatar = file === 'avatar';
  const url = isAvatar ? (await findAuthor(slate))?.profileImage : slate.media?.posterUrl;
  return url ? { url, type: 'image' } : null;
}

async function passOn(request: Request, file: { url: string; type: MediaType }) {
  const { status, headers, body } = await openMedia(file, request);
  if (request.method === 'HEAD') await body?.cancel();
  const length = headers['content-length'];
  if (length) setAnswerLength(length);
  const cacheControl = status === 416 ? 'no-store' : KEPT;
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: { ...headers, ...OWN_HEADERS, 'cache-control': cacheControl },
  });
}

/**
 * The slate says what is fetched, and never the request. The credential does not leave this server.
 */
export function serveSlateFile(file: Exclude<SlateFile, 'card'>) {
  return withinLimit('pictures', async (request, context: { params: Promise<{ id: string }> }) => {
    const { id } = await context.params;
    try {
      const slate = isSlateId(id) ? await findSlate(id) : null;
      const found = slate && (await findFile(slate, file));
      return found ? await passOn(request, found) : refuse(404);
    } catch (error) {
      if (error instanceof MediaError) return refuse(error.status);
      if (error instanceof HostError) return refuse(502);
      throw error;
    }
  });
}
