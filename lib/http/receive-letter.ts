import 'server-only';
import type { z } from 'zod';
import type { ContactRequest, DeletionRequest } from '@/lib/contract/letters';
import { keepLetter, type LetterKind } from '@/lib/storage/inbox';
import { admitLetter } from './admit-letter';

/** Resolves when stored. Throws `AppError`. */
export async function receiveLetter(
  kind: LetterKind,
  { website, filledInMs, ...letter }: z.infer<typeof ContactRequest | typeof DeletionRequest>,
  headers: Headers,
): Promise<{ received: true }> {
  await admitLetter(kind, headers, { website, filledInMs });
  await keepLetter(kind, letter, Date.now());
  return { received: true };
}
