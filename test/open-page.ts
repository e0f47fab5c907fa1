import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** What a page says and the status of its answer; the status it noted is read from `noted`. */
export async function openPage(
  noted: { status: number },
  page: () => ReactNode | Promise<ReactNode>,
  head: () => unknown,
): Promise<{ status: number; head: string; text: string }> {
  noted.status = 200;
  try {
    const metadata = JSON.stringify(await head());
    const { prelude } = await prerender(await page());
    const text = await new Response(prelude).text();
    return { status: noted.status, head: metadata, text };
  } catch (error) {
    // What `notFound()` throws.
    const { digest = '' } = error as { digest?: string };
    if (!digest.includes('404')) throw error;
    return { status: 404, head: '', text: '' };
  }
}
