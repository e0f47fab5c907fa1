import type { Endpoint } from '@/lib/shared/contract/endpoint';

export function toRequest(
  row: Endpoint,
  input: { params?: unknown; query?: unknown; body?: unknown },
) {
  const params = Object.entries({ ...(input.params as object) });
  const path = params.reduce(
    (text, [key, value]) => text.replace(`{${key}}`, `${value}`),
    row.path,
  );
  const query = new URLSearchParams(
    Object.entries({ ...(input.query as object) }).map(([key, value]) => [key, String(value)]),
  );
  const init: RequestInit = { method: row.method };
  if (input.body !== undefined) {
    init.body = JSON.stringify(input.body);
    init.headers = { 'content-type': 'application/json' };
  }
  return { path: query.size > 0 ? `/${path}?${query}` : `/${path}`, init };
}
