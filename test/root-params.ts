/** Replaces `next/root-params`, which exists in a build only. Tests read pages in English. */
export async function locale(): Promise<string> {
  return 'en';
}
