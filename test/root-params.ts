/** Stands in for `next/root-params`, which exists in a build only: tests read pages in English. */
export async function locale(): Promise<string> {
  return 'en';
}
