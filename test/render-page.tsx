import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

const nothing = () => {};
const ROUTER = {
  back: nothing,
  forward: nothing,
  refresh: nothing,
  bfcacheId: '',
  push: nothing,
  replace: nothing,
  prefetch: nothing,
};

/** The whole HTML of a page, after everything in it has been loaded. */
export async function renderPage(page: ReactNode, query = ''): Promise<string> {
  const { prelude } = await prerender(
    <AppRouterContext value={ROUTER}>
      <PathnameContext value="/">
        <SearchParamsContext value={new URLSearchParams(query)}>{page}</SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>,
  );
  return new Response(prelude).text();
}
