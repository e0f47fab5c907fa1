import type { Handler } from '@/lib/http/handle';
import { listFiles } from './source-files';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** next-auth's own endpoints: `lib/http/auth-handler.ts` names what of them is open, its test tries it. */
const SIGN_IN = 'app/api/auth/[...nextauth]/route.ts';

/** What a file below `app/api` exports for a method; whether `handle` made it is for tests to ask. */
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

/** Every route of `/api` but next-auth's, as Next would find it. */
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
