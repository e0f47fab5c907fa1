import 'server-only';
import { takeLimit } from '@/lib/server/limits/limits';
import { tooMany } from '@/lib/server/limits/refusal';
import { AppError, reasonText } from '@/lib/shared/errors';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import { takesPosts } from '@/lib/shared/url/pages';
import { networkOfNode } from '../limit-request';
import type { Refusal } from '../refusal-page';
import type { RequestHead } from './refuse';

/** This is done before Next, because a form that Next cannot read reaches no server action. */
export async function refuseForm(
  { method, path, headers }: RequestHead,
  locale: Locale,
): Promise<Refusal | null> {
  if (method !== 'POST' || !takesPosts(path)) return null;
  const network = networkOfNode(headers);
  const waitMs = await takeLimit('forms', network);
  if (waitMs === 0) return null;
  const { code, text, retryAfterSeconds } = tooMany('forms', waitMs);
  return {
    status: 429,
    code,
    says: 'tooMany',
    message: reasonText(new AppError(code, text), textsFor(locale, 'errors.reasons')),
    headers: { 'retry-after': String(retryAfterSeconds) },
  };
}
