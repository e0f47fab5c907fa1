import 'server-only';
import { AppError } from '@/lib/shared/errors';

export const BODY_BYTES = 100_000;

async function readCapped(request: Request, most = BODY_BYTES): Promise<string> {
  const tooLarge = () => new AppError('too_large', { key: 'bodyTooLarge' });
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

export async function readFormBody(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
    throw new AppError('unsupported_type', { key: 'notForm' });
  }
  return Object.fromEntries(new URLSearchParams(await readCapped(request)));
}

/** Other types are refused, because the form of another site can send them. */
export async function readJsonBody(request: Request, most?: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new AppError('unsupported_type', { key: 'notJsonType' });
  }
  const text = await readCapped(request, most);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad_request', { key: 'notJson' }, {}, { cause });
  }
}
