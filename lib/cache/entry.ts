import 'server-only';

type Headers = Record<string, number | string | string[] | undefined>;

/** A page as Next hands it over to be kept: its document, and what its router asks for. */
export interface PageCopy {
  kind: 'APP_PAGE';
  html: string;
  rscData?: Buffer;
  headers?: Headers;
  status?: number;
  postponed?: string;
  segmentData?: Map<string, Buffer>;
}

/** The answer of a file that is the same for everybody, for example the manifest. */
interface FileCopy {
  kind: 'APP_ROUTE';
  body: Buffer;
  headers: Headers;
  status: number;
}

/** A read of {host}. */
interface DataCopy {
  kind: 'FETCH';
  data: { headers: Record<string, string>; body: string; url: string; status?: number };
  tags?: string[];
  /** In seconds. */
  revalidate: number;
}

export type Copy = PageCopy | FileCopy | DataCopy;

/** A copy with what decides how long it holds. */
export interface Entry {
  value: Copy;
  /** When the reading that led to it began, in epoch milliseconds. */
  lastModified: number;
  tags: string[];
  /** In seconds; `false` for a page that only a new build changes. */
  cacheControl?: { revalidate: number | false; expire?: number };
}

/** What a page read, as Next notes it among the headers. */
const TAGS_HEADER = 'x-next-cache-tags';

/** The tag of the pages that only a new build changes, or what the site learns of {host}. */
export const OWN_WORDS_TAG = 'own-words';

/** The tags of a copy: those of the reads in it. */
export function tagsOf(value: Copy, given: readonly string[] = []): string[] {
  const listed = value.kind === 'FETCH' ? value.tags : value.headers?.[TAGS_HEADER];
  const own = typeof listed === 'string' ? listed.split(',') : Array.isArray(listed) ? listed : [];
  // Those with this prefix are the page's own folders, which nothing ever revalidates.
  return [...new Set([...own, ...given])].filter((tag) => !tag.startsWith('_N_T_'));
}

/** Seconds from which on a copy should be made anew; none for a copy that only a new build changes. */
export function freshSeconds({ value, cacheControl }: Entry): number {
  const seconds = value.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  return typeof seconds === 'number' ? seconds : Number.POSITIVE_INFINITY;
}

/** About the bytes that a copy takes in memory; texts take two for a character. */
export function sizeOf(value: Copy): number {
  const headers = 500;
  if (value.kind === 'FETCH') return headers + 2 * value.data.body.length;
  if (value.kind === 'APP_ROUTE') return headers + value.body.length;
  const segments = [...(value.segmentData?.values() ?? [])];
  const buffers = [value.rscData, ...segments].reduce((sum, part) => sum + (part?.length ?? 0), 0);
  return headers + 2 * value.html.length + buffers;
}
