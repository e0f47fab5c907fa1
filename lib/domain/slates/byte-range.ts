/** A part of a file: its first and its last byte, as HTTP counts them. */
export interface ByteRange {
  first: number;
  last: number;
}

const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/;

/** The `Range` header if it asks for one part in the common form; null for anything else. */
export function readRange(header: string | null | undefined): string | null {
  const [all, first, last] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (!all || (first && last && Number(last) < Number(first))) return null;
  return all;
}

/** The part of a file of `size` bytes that a range of {@link readRange} means; null when it has none. */
export function partOf(range: string, size: number): ByteRange | null {
  const [, from, to, suffix] = ONE_RANGE.exec(range) ?? [];
  const first = from === undefined ? Math.max(0, size - Number(suffix)) : Number(from);
  const last = Math.min(to === undefined ? size - 1 : Number(to), size - 1);
  return first <= last ? { first, last } : null;
}

/** Reads `Content-Range` of a part, its total null when unknown; null for anything else. */
export function readContentRange(
  header: string | null | undefined,
): (ByteRange & { total: number | null }) | null {
  const [, from, to, of] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined) return null;
  const [first, last, total] = [Number(from), Number(to), of === '*' ? null : Number(of)];
  return first <= last && (total === null || last < total) ? { first, last, total } : null;
}

/** Whether a part is the one that a range asked for, or a shorter one from the same first byte. */
export function answersRange(range: string, part: ByteRange & { total: number | null }): boolean {
  // Whoever does not know the whole cannot know which its last bytes are.
  if (part.total === null) return range.startsWith(`bytes=${part.first}-`);
  const wanted = partOf(range, part.total);
  return wanted !== null && part.first === wanted.first && part.last <= wanted.last;
}
