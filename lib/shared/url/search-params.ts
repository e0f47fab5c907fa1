export type SearchParam = string | string[] | undefined;
export type SearchParams = Readonly<Record<string, SearchParam>>;

/** If there are several values, returns the first. "" if there is none. */
export function firstOf(value: SearchParam): string {
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim();
}
