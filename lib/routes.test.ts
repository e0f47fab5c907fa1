import { describe, expect, it } from 'vitest';
import { api } from '@/lib/contract/api';
import type { Handler } from '@/lib/http/handle';
import { listFiles } from '@/test/source-files';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface Route {
  file: string;
  method: string;
  path: string;
  handler: Partial<Handler>;
}

/** next-auth's own endpoints: `lib/auth/handler.ts` names what of them is open, its test tries it. */
const SIGN_IN = 'app/api/auth/[...nextauth]/route.ts';

/** `app/api/things/[id]/route.ts` serves `/api/things/{id}`. */
function pathOf(file: string): string {
  const folder = file.replace(/^app|\/route\.ts$/g, '');
  return folder.replace(/\[(\w+)\]/g, '{$1}');
}

async function listRoutes(): Promise<Route[]> {
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

const routes = await listRoutes();

describe('the routes of /api', () => {
  it('are all made by handle, from the row of their own method and path', () => {
    for (const { file, method, path, handler } of routes) {
      expect(handler.row, `${file} exports a ${method} that handle did not make`).toBeDefined();
      expect(`${handler.row?.method} ${handler.row?.path}`).toBe(`${method} ${path}`);
    }
  });

  it('are exactly the rows of lib/contract/api.ts', () => {
    const rows = new Set<unknown>(Object.values(api));
    expect(new Set(routes.map(({ handler }) => handler.row))).toEqual(rows);
    expect(routes).toHaveLength(rows.size);
  });

  it('are nothing but route.ts files', () => {
    const others = listFiles('app/api').filter((file) => !file.endsWith('/route.ts'));
    expect(others).toEqual([]);
  });

  // The security review page: a change here is a change of who may do what.
  it('are open to these and no others', () => {
    const review = routes.map(
      ({ method, path, handler }) => `${method} ${path}: ${handler.access}`,
    );
    expect(review.sort()).toMatchInlineSnapshot(`
      [
        "DELETE /api/services/{id}/items/{itemId}: ownerOfService",
        "DELETE /api/services/{id}: ownerOfService",
        "GET /api/categories/{categoryId}/subcategories: anyone",
        "GET /api/services/{id}/logo: ownerOfService",
        "POST /api/bookings: anyone",
        "POST /api/contact: anyone",
        "POST /api/deletion-requests: anyone",
        "POST /api/provider: signedIn",
        "POST /api/services/{id}/items: ownerOfService",
        "POST /api/services: signedIn",
        "POST /api/uploads: signedIn",
        "PUT /api/services/{id}/items/{itemId}: ownerOfService",
        "PUT /api/services/{id}: ownerOfService",
      ]
    `);
  });
});
