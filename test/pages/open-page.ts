import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { answered } from './noted-status';

/** What a page says and the status of its answer, for tests whose pages note it (`noted-status.ts`). */
export async function openPage(
  page: () => ReactNode | Promise<ReactNode>,
  head: () => unknown = () => null,
): Promise<{ status: number; head: string; text: string }> {
  answered.status = 200;
  const metadata = JSON.stringify(await head());
  const { prelude } = await prerender(await page());
  const text = await new Response(prelude).text();
  return { status: answered.status, head: metadata, text };
}
