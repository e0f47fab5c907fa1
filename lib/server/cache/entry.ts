import 'server-only';
import { LRUCache } from 'lru-cache';

type Headers = Record<string, number | string | string[] | undefined>;

export interface PageCopy {
  kind: 'APP_PAGE';
  html: string;
  rscData?: Buffer;
  headers?: Headers;
  status?: number;
  postponed?: string;
  segmentData?: Map<string, Buffer>;
}

interface FileCopy {
  kind: 'APP_ROUTE';
  body: Buffer;
  headers: Headers;
  status: number;
}

/** `revalidate` is in seconds. */
interface DataCopy {
  kind: 'FETCH';
  data: { headers: Record<string, string>; body: string; url: string; status?: number };
  tags?: string[];
  revalidate: number;
}

export type Copy = PageCopy | FileCopy | DataCopy;

export interface Entry {
  value: Copy;
  /** Epoch ms at which the reads for this copy began. */
  lastModified: number;
  tags: string[];
  /** In seconds. `false` if the copy is valid until the next build. */
  cacheControl?: { revalidate: number | false; expire?: number };
}

/** The tag of pages that change only with a build, or when {host} becomes another one. */
export const OWN_WORDS_TAG = 'own-words';

export function tagsOf(value: Copy, given: readonly string[] = []): string[] {
  const listed = value.kind === 'FETCH' ? value.tags : value.headers?.['x-next-cache-tags'];
  const own = typeof listed === 'string' ? listed.split(',') : Array.isArray(listed) ? listed : [];
  // Leaves out the tags that Next makes of folders, because nothing revalidates them.
  return [...new Set([...own, ...given])].filter((tag) => !tag.startsWith('_N_T_'));
}

/** Returns infinity if only a build changes the copy. */
export function freshSeconds({ value, cacheControl }: Entry): number {
  const seconds = value.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  return typeof seconds === 'number' ? seconds : Number.POSITIVE_INFINITY;
}

/** An estimate in bytes: each character of a string takes two. */
function sizeOf(value: Copy): number {
  const headers = 500;
  if (value.kind === 'FETCH') return headers + 2 * value.data.body.length;
  if (value.kind === 'APP_ROUTE') return headers + value.body.length;
  const buffers = [value.rscData, ...(value.segmentData?.values() ?? [])];
  const bytes = buffers.reduce((sum, part) => sum + (part?.length ?? 0), 0);
  return headers + 2 * value.html.length + bytes;
}

export type Memory = LRUCache<string, Entry>;

export function openMemory(maxSize: number): Memory {
  return new LRUCache({ maxSize, sizeCalculation: ({ value }) => sizeOf(value) });
}
