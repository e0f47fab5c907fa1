import 'server-only';
import { Agent, request } from 'undici';
import { env } from '@/lib/server/env';
import { IMAGE_BYTES, isImageType } from '@/lib/shared/domain/uploads/image';
import { AppError } from '@/lib/shared/errors';
import { withDeadline } from '@/lib/shared/process/deadline';

const BUDGET_MS = 6000;

/** Follows no redirects, because only the assets host may answer. */
const agent = new Agent({
  connect: { timeout: 1000 },
  headersTimeout: 3000,
  maxResponseSize: IMAGE_BYTES,
  connections: 32,
});

function noPicture(): AppError {
  return new AppError('not_found', { key: 'noPicture' });
}

/** Whether the address is on the assets host, in the spelling that is sent. */
function isStored(url: string): boolean {
  const base = `${env().ASSETS_URL}/`;
  return url.startsWith(base) && URL.canParse(url) && new URL(url).href === url;
}

async function fetchPicture(url: string, signal: AbortSignal): Promise<Response> {
  const { statusCode, headers, body } = await request(url, { signal, dispatcher: agent });
  const type = String(headers['content-type'] ?? '');
  if (statusCode !== 200 || !isImageType(type)) {
    body.on('error', () => {}).destroy();
    throw noPicture();
  }
  return new Response(await body.arrayBuffer(), {
    headers: {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}

/**
 * Reads at most 10 MB. Throws an `AppError`: `not_found`, or `unavailable` if the answer is late.
 */
export async function readStoredPicture(url: string): Promise<Response> {
  if (!isStored(url)) throw noPicture();
  try {
    return await withDeadline(BUDGET_MS, (signal) => fetchPicture(url, signal));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('unavailable', { key: 'pictureUnreadable' }, {}, { cause });
  }
}
