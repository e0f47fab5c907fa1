import 'server-only';
import { api } from '@/lib/contract/api';
import type { Endpoint } from '@/lib/contract/endpoint';
import { patternOf, takesPosts } from '@/lib/url/pages';

const ROWS: readonly Endpoint[] = Object.values(api);

/** Next answers HEAD wherever a route answers GET. */
function withHead(methods: readonly string[]): string[] {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).sort();
}

/** What each address of our own endpoints takes, as its rows of the contract say it. */
const ENDPOINTS = [...new Set(ROWS.map(({ path }) => path))].map((path) => ({
  pattern: patternOf(path),
  methods: withHead(ROWS.filter((row) => row.path === path).map(({ method }) => method)),
}));

/** The endpoints of next-auth, which have no rows. */
const SIGN_IN = /^\/api\/auth\/./;

/**
 * The methods that a page, a file or an endpoint at an address takes; null below `/api` where there is
 * no endpoint. OPTIONS is left out, because every address takes it.
 */
export function allowedMethods(path: string): readonly string[] | null {
  if (SIGN_IN.test(path)) return ['GET', 'HEAD', 'POST'];
  if (path.startsWith('/api/')) {
    return ENDPOINTS.find(({ pattern }) => pattern.test(path))?.methods ?? null;
  }
  return takesPosts(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}
