import type { Handler } from '@/lib/http/handle';
import { listFiles } from './source-files';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * The endpoints of next-auth: `lib/http/auth-handler.ts` lists the open ones, and its test tries
 * them.
 */
const SIGN_IN = 'app/api/auth/[...nextauth]/route.ts';

/** The export of a file below `app/api` for a method; tests check whether `handle` made it. */
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

/** Every route of `/api` except next-auth's, found as Next would find it. */
export async function listRoutes(): Promise<Route[]> {
  const files = listFiles('app/api').filter(
    (file) => file.endsWith('/route.ts') && file !== SIGN_IN,
  );
  const found = files.map(async (file) => {
    const exported: Record<string, Partial<Handler>> = await import(
      /* @vite-ignore */ `../${file}`
    );
    return Object.entries(exported)
      .filter(([name]) => METHODS.includes(name))
      .map(([method, handler]) => ({ file, method, path: pathOf(file), handler }));
  });
  return (await Promise.all(found)).flat();
}
