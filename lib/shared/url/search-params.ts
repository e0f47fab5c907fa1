export type SearchParam = string | string[] | undefined;
export type SearchParams = Readonly<Record<string, SearchParam>>;

/** Of several values the first counts; "" without any. */
export function firstOf(value: SearchParam): string {
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim();
}
