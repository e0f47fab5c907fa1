import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { sendJson } from '@/backend/testing/send-json';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';

const NOW = Date.UTC(2027, 0, 4, 8);
const NOBODY = '00000000-0000-4000-8000-000000000000';

let backend: TestBackend;
let serviceId: string;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
  const provider = sampleAccount({ services: [sampleService()] });
  serviceId = (await seedAccount(backend.db, provider)).services[0]?.id ?? '';
});
afterAll(() => backend.stop());

const item = { name: 'Cornrows', description: 'Any length', price: 125.5, durationMinutes: 90 };
const add = (body: object, providerId = serviceId) =>
  sendJson(backend, 'POST', `/serviceItems?providerId=${providerId}`, body);
const listed = async () => {
  const { json } = await backend.call(`/serviceItems?providerId=${serviceId}`);
  return json as { id: number; name: string }[];
};

describe('a service item', () => {
  test('PC-046, PC-048, PC-049: is added, edited and deleted', async () => {
    const success = (message: string) => ({ success: true, message });
    expect(await add(item)).toEqual({ status: 201, json: success('Item added successfully!') });
    const [added] = await listed();
    expect(added).toEqual({
      id: expect.any(Number),
      name: 'Cornrows',
      description: 'Any length',
      price: 125.5,
      duration_minutes: 90,
      language: null,
      second_language: null,
      second_name: null,
      second_description: null,
    });
    const path = `/serviceItems/${added?.id}`;
    expect(await sendJson(backend, 'PUT', path, { ...item, name: 'Twists', price: 80 })).toEqual({
      status: 200,
      json: success('Item updated successfully!'),
    });
    expect(await listed()).toMatchObject([{ id: added?.id, name: 'Twists', price: 80 }]);
    expect(await sendJson(backend, 'DELETE', path)).toEqual({
      status: 200,
      json: success('Item deleted successfully!'),
    });
    expect(await listed()).toEqual([]);
    expect((await sendJson(backend, 'PUT', path, item)).status).toBe(404);
    expect((await sendJson(backend, 'DELETE', path)).status).toBe(404);
  });

  test('needs a name only; price and duration are 0 without', async () => {
    expect((await add({ name: ' Advice ' })).status).toBe(201);
    expect(await listed()).toMatchObject([
      { name: 'Advice', description: '', price: 0, duration_minutes: 0 },
    ]);
  });

  test.each([
    ['no name', { name: '  ' }, 'Please enter an item name'],
    ['a name that is too long', { name: 'x'.repeat(121) }],
    ['a description that is too long', { description: 'x'.repeat(1001) }],
    ['a negative price', { price: -0.01 }],
    ['a price beyond all bounds', { price: 100_001 }],
    ['a price in words', { price: '12.50' }],
    ['half a minute', { durationMinutes: 30.5 }],
    ['a negative duration', { durationMinutes: -1 }],
    ['more than a day', { durationMinutes: 1441 }],
  ])('with %s is refused', async (_, wrong, message?: string) => {
    const before = await listed();
    const { status, json } = await add({ ...item, ...wrong });
    expect(status).toBe(422);
    if (message) expect(json).toMatchObject({ message });
    expect(await listed()).toEqual(before);
  });

  test.each([NOBODY, '7', 'nonsense'])('of the listing %j, which is none, is a 404', async (id) => {
    expect((await add(item, id)).status).toBe(404);
  });

  test.each(['0', '-1', '99999999999', 'x', '1.5'])('%j is none', async (id) => {
    expect((await sendJson(backend, 'PUT', `/serviceItems/${id}`, item)).status).toBe(404);
    expect((await sendJson(backend, 'DELETE', `/serviceItems/${id}`)).status).toBe(404);
  });
});
