import type { TestBackend } from './test-backend';

export function sendJson(
  backend: TestBackend,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<{ status: number; json: unknown }> {
  if (body === undefined) return backend.call(path, { method });
  const headers = { 'content-type': 'application/json' };
  return backend.call(path, { method, headers, body: JSON.stringify(body) });
}
