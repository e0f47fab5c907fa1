import { expect } from 'vitest';
import { host } from '@/lib/shared/contract/host';
import type { TestBackend } from './test-backend';

export async function searchServices(backend: TestBackend, query: Record<string, string>) {
  const asked = new URLSearchParams({ hostCountry: 'MT', ...query });
  const { status, json } = await backend.call(`/${host.searchServices.path}?${asked}`);
  expect(status).toBe(200);
  return host.searchServices.answer.parse(json);
}
