/** Counted from 0. Both ends are included, as in HTTP. */
export interface ByteRange {
  first: number;
  last: number;
}

const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/;

/** Returns null unless the header asks for one part in the usual form. */
export function readRange(header: string | null | undefined): string | null {
  const [all, first, last] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (!all || (first && last && Number(last) < Number(first))) return null;
  return all;
}

/** Returns null if the file has no such part. */
export function partOf(range: string, size: number): ByteRange | null {
  const [, from, to, suffix] = ONE_RANGE.exec(range) ?? [];
  const first = from === undefined ? Math.max(0, size - Number(suffix)) : Number(from);
  const last = Math.min(to === undefined ? size - 1 : Number(to), size - 1);
  return first <= last ? { first, last } : null;
}

/** Returns null for an invalid header. The total may be unknown. */
export function readContentRange(
  header: string | null | undefined,
): (ByteRange & { total: number | null }) | null {
  const [, from, to, of] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined) return null;
  const [first, last, total] = [Number(from), Number(to), of === '*' ? null : Number(of)];
  return first <= last && (total === null || last < total) ? { first, last, total } : null;
}

/** The part may be shorter than the one that was asked for. */
export function answersRange(range: string, part: ByteRange & { total: number | null }): boolean {
  // Without the total, it is unknown which bytes are the last.
  if (part.total === null) return range.startsWith(`bytes=${part.first}-`);
  const wanted = partOf(range, part.total);
  return wanted !== null && part.first === wanted.first && part.last <= wanted.last;
}
