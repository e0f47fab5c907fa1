import 'server-only';
import { cache } from 'react';
import type { SlateProblem } from '@/components/slates/slate-problem';
import type { Author, Slate } from '@/lib/contract/slates';
import { HostError } from '@/lib/host/host-error';
import { findAuthor, findSlate } from '@/lib/host/slates';
import { isSlateId } from '@/lib/url/slate-url';

/** A post with who wrote it, or why there is none. */
export type LoadedSlate = { slate: Slate; author: Author | null } | { problem: SlateProblem };

/** Reads a slate and its author, once per request. */
export const loadSlate = cache(async (id: string): Promise<LoadedSlate> => {
  if (!isSlateId(id)) return { problem: { kind: 'notFound' } };
  try {
    const slate = await findSlate(id);
    if (!slate) return { problem: { kind: 'notFound' } };
    return { slate, author: await findAuthor(slate) };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const { kind, status } = error;
    return { problem: kind === 'status' ? { kind: 'refused', status } : { kind: 'failed' } };
  }
});
