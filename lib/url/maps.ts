/** Where a map shows an address as people write it; phones open their own map with it. */
export function mapsHref(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
}
