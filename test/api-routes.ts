import { calls } from '@/lib/server/http/calls/calls';
import type { Handler } from '@/lib/server/http/handle';
import { listFiles } from './source-files';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Not of one row: the calls that `lib/server/http/calls/` answers, and the endpoints of next-auth
 * (`lib/server/http/auth-handler.ts` lists the open ones, and its test tries them).
 */
const OF_MANY = ['app/api/[...call]/route.ts', 'app/api/auth/[...nextauth]/route.ts'];

/** What answers a method of an address; tests check whether `handle` made it. */
export interface Route {
  file: string;
  method: string;
  path: string;
  handler: Partial<Handler>;
}

/** `app/api/things/[id]/route.ts` serves `/api/things/{id}`. */
function pathOf(file: string): string {
  const folder = file.replace(/^app|\/route\.ts$/g, '');
  return folder.replace(/\[(\w+)\]/g, '{$1}');
}

/** Every route of `/api` except next-auth's. */
export async function listRoutes(): Promise<Route[]> {
  const files = listFiles('app/api').filter(
    (file) => file.endsWith('/route.ts') && !OF_MANY.includes(file),
  );
  const found = files.map(async (file) => {
    const exported: Record<string, Partial<Handler>> = await import(
      /* @vite-ignore */ `../${file}`
    );
    return Object.entries(exported)
      .filter(([name]) => METHODS.includes(name))
      .map(([method, handler]) => ({ file, method, path: pathOf(file), handler }));
  });
  const rows = Object.entries(calls).map(([name, handler]) => {
    const { method, path } = handler.row;
    return { file: `lib/server/http/calls: ${name}`, method, path, handler };
  });
  return [...(await Promise.all(found)).flat(), ...rows];
}
