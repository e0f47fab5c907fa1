import { describe, expect, it } from 'vitest';
import { api } from '@/lib/contract/api';
import { listRoutes } from '@/test/api-routes';
import { listFiles } from '@/test/source-files';

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
