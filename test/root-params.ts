/** What `next/root-params` is in tests. */
export async function locale(): Promise<string> {
  return 'en';
}
