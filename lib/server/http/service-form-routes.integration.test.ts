import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { listServices, readService } from '@/lib/server/host/services';
import { accountCalls } from '@/lib/server/http/calls/account';
import { servicesCalls } from '@/lib/server/http/calls/services';
import { DOCUMENTED_FIELDS, ServiceForm } from '@/lib/shared/contract/services';
import { startTestStorage } from '@/local/storage/test-server';
import { ask, cookieOf, errorOf, startWorld, upload, type World } from '@/test/form-routes';
import { sampleServiceForm } from '@/test/sample-service';

const forgotten: string[] = [];
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: (tag: string) => forgotten.push(tag),
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const OPTIONAL = Object.entries(ServiceForm.shape).flatMap(([name, field]) =>
  field instanceof z.ZodDefault ? [name] : [],
);
const NEEDED = ['subcategoryIds', 'profileImageUrl'];

const NOBODYS = '00000000-0000-4000-8000-000000000000';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** A provider with a service, and what its form would send for a new one. */
async function arrive(service: Parameters<typeof sampleService>[0] = {}) {
  const provider = sampleAccount({ services: [sampleService(service)] });
  const seeded = await seedAccount(world.backend.db, provider);
  const cookie = await cookieOf(provider.userId);
  const form = sampleServiceForm({
    userId: provider.userId,
    name: 'Habesha Kitchen',
    whatsappNumber: '',
    categoryId: 4,
    subcategoryIds: [401, 402],
    profileImageUrl: await upload(cookie),
    portfolioImages: [],
  });
  return { userId: provider.userId, id: seeded.services[0]?.id ?? '', cookie, form };
}

const create = (cookie: string | undefined, body: unknown) =>
  ask(servicesCalls.createService, { cookie, body });
const update = (id: string, cookie: string | undefined, body: unknown) =>
  ask(servicesCalls.updateService, { params: { id }, cookie, body });

describe('the subcategories of a category', () => {
  it('PC-014 PC-015 SVF-021 are the ones of the host, for everybody', async () => {
    const response = await ask(servicesCalls.listSubcategories, { params: { categoryId: '4' } });
    expect(response.status).toBe(200);
    const found = await response.json();
    expect(found.length).toBeGreaterThan(1);
    expect(found[0]).toEqual({ id: expect.any(Number), title: expect.stringMatching(/\w/) });
    expect(world.asked.at(-1)?.call).toBe('GET /serviceCategories/4/subcategories?hostCountry=MT');
  });

  it('need a category id that can be one', async () => {
    for (const categoryId of ['', 'x', '../4', '4/../5', '-1', '1e3']) {
      const response = await ask(servicesCalls.listSubcategories, { params: { categoryId } });
      expect([404, 422]).toContain(response.status);
    }
  });
});

describe('POST /api/uploads', () => {
  const wish = { kind: 'service', contentType: 'image/png', contentLength: 9, fileName: 'a.png' };

  it('is for people who are signed in', async () => {
    expect((await ask(accountCalls.createUpload, { body: wish })).status).toBe(401);
  });

  it('UPL-001 UPL-002 gives a URL, its headers and an address, and no secret', async () => {
    const cookie = await cookieOf('118001');
    const response = await ask(accountCalls.createUpload, {
      cookie,
      body: { ...wish, key: '../x' },
    });
    expect(response.status).toBe(201);
    const ticket = await response.json();
    expect(Object.keys(ticket)).toEqual(['uploadUrl', 'headers', 'imageUrl']);
    expect(ticket.uploadUrl).toContain('X-Amz-Expires=3600');
    expect(JSON.stringify(ticket)).not.toContain('local-secret');
  });

  it.each([
    ['UP-2', { contentType: 'image/svg+xml' }],
    ['UP-2', { contentType: 'text/html' }],
    ['UP-2', { contentType: 'image/png; charset=utf-8' }],
    ['UP-2', { contentType: 'image/gif' }],
    ['UP-3', { contentLength: 0 }],
    ['UP-3', { contentLength: -1 }],
    ['UP-3', { contentLength: 10 * 1024 * 1024 + 1 }],
    ['UP-3', { contentLength: 1.5 }],
    ['UP-3', { contentLength: undefined }],
    ['UP-4', { kind: '../inbox' }],
    ['UP-4', { fileName: 'x'.repeat(1001) }],
  ])('%s refuses %j', async (_, change) => {
    const cookie = await cookieOf('118001');
    const response = await ask(accountCalls.createUpload, { cookie, body: { ...wish, ...change } });
    expect(response.status).toBe(422);
    expect(JSON.stringify(await response.json())).not.toContain('X-Amz');
  });
});

describe('POST /api/services', () => {
  it('PC-016 PC-017 PC-018 PC-019 sends exactly the 14 fields, as the session’s user', async () => {
    const { cookie, form, userId } = await arrive();
    const portfolioImages = [await upload(cookie), await upload(cookie)];
    world.asked.length = 0;
    const sent = { ...form, portfolioImages, isCommunityFavorite: true, status: 'approved' };
    expect((await create(cookie, sent)).status).toBe(201);
    expect(world.writes()).toEqual([
      {
        call: 'POST /serviceProviders?hostCountry=MT',
        body: { ...form, portfolioImages, userId, isCommunityFavorite: false },
      },
    ]);
    // Beside them those that are ours alone.
    const body: Record<string, unknown> = Object(world.writes()[0]?.body);
    const isDocumented = (field: string) => DOCUMENTED_FIELDS.some((known) => known === field);
    expect(Object.keys(body).filter(isDocumented)).toHaveLength(14);
    expect(body).toMatchObject({ language: 'en', speaks: ['en', 'ar'], secondLanguage: 'ar' });
    expect(body.secondDescription).not.toBe('');
    const [made] = await listServices(userId);
    expect(made).toMatchObject({ name: 'Habesha Kitchen', status: 'pending', communityId: 1 });
  });

  it('SVF-032 takes as many pictures as fit into a request', async () => {
    const { cookie, form } = await arrive();
    const address = await upload(cookie);
    const count = Math.floor(90_000 / (address.length + 3));
    const portfolioImages = Array.from({ length: count }, () => address);
    expect((await create(cookie, { ...form, portfolioImages })).status).toBe(201);
    expect((await listServices(form.userId))[0]?.portfolioImages).toHaveLength(count);
  });

  it.each(OPTIONAL.filter((name) => !NEEDED.includes(name)))('needs no %s', async (name) => {
    const { cookie, form } = await arrive();
    const sent = Object.fromEntries(Object.entries(form).filter(([key]) => key !== name));
    expect((await create(cookie, sent)).status).toBe(201);
    const empty = ['portfolioImages', 'speaks'].includes(name) ? [] : '';
    expect((await listServices(form.userId))[0]).toMatchObject({ [name]: empty });
  });

  it('is refused to strangers and to whom the form was not opened for (SVF-038)', async () => {
    const [mine, theirs] = [await arrive(), await arrive()];
    world.asked.length = 0;
    expect((await create(undefined, mine.form)).status).toBe(401);
    const refused = await create(theirs.cookie, mine.form);
    expect(refused.status).toBe(403);
    expect((await errorOf(refused)).message).toBe('Security Error: Invalid user authentication!');
    expect(world.asked).toEqual([]);
  });

  it('is refused to somebody without a provider account', async () => {
    const { form } = await arrive();
    const cookie = await cookieOf('unregistered');
    const profileImageUrl = await upload(cookie);
    const response = await create(cookie, { ...form, userId: 'unregistered', profileImageUrl });
    expect(response.status).toBe(403);
    expect((await errorOf(response)).message).toBe('Create your provider account first.');
    expect(world.writes()).toEqual([]);
    expect(await listServices('unregistered')).toEqual([]);
  });

  it.each([
    ['SVF-008', 'name', { name: ' ' }],
    ['SVF-009', 'address', { address: '' }],
    ['SVF-010', 'countryIso', { countryIso: 'XX' }],
    ['SVF-011', 'phoneNumber', { phoneNumber: '' }],
    ['SVF-011', 'phoneNumber', { phoneNumber: 'ask' }],
    ['SVF-015', 'whatsappNumber', { whatsappNumber: '12345' }],
    ['SVF-008', 'name', { name: '…' }],
    ['SVF-012', 'description', { description: '' }],
    ['SVF-013', 'communities', { communities: [] }],
    ['SVF-019', 'communities', { communities: [1, 2] }],
    ['SVF-014', 'categoryId', { categoryId: 10 }],
    ['SVF-023', 'subcategoryIds', { subcategoryIds: [] }],
    ['SVF-021', 'subcategoryIds', { subcategoryIds: [401, 201] }],
    ['SVF-025', 'profileImageUrl', { profileImageUrl: '' }],
    ['XSS-1', 'websiteUrl', { websiteUrl: 'javascript:alert(1)' }],
    ['SSRF-1', 'profileImageUrl', { profileImageUrl: 'http://169.254.169.254/latest' }],
    ['SSRF-1', 'portfolioImages', { portfolioImages: ['https://evil.example/a.png'] }],
  ])('%s refuses a wrong %s', async (_, field, change) => {
    const { cookie, form } = await arrive();
    world.asked.length = 0;
    const response = await create(cookie, { ...form, ...change });
    expect(response.status).toBe(422);
    expect(Object.keys((await errorOf(response)).fields)).toEqual([field]);
    expect(world.writes()).toEqual([]);
  });

  it('UP-1 AUTH-2 names no picture that is none, or another user’s', async () => {
    const [mine, theirs] = [await arrive(), await arrive()];
    const html = await upload(mine.cookie, { bytes: Buffer.from('<script>alert(1)</script>') });
    const stolen = theirs.form.profileImageUrl;
    for (const portfolioImages of [[html], [stolen]]) {
      const response = await create(mine.cookie, { ...mine.form, portfolioImages });
      expect(response.status).toBe(422);
      expect((await errorOf(response)).fields.portfolioImages).toMatch(/Use a JPEG|upload this/);
    }
  });
});

describe('PUT /api/services/{id}', () => {
  it('PC-021 PC-022 saves with the favourite flag as loaded, and the public page forgets', async () => {
    const { id, cookie, form, userId } = await arrive({ isCommunityFavorite: true });
    world.asked.length = 0;
    forgotten.length = 0;
    expect((await update(id, cookie, { ...form, isCommunityFavorite: false })).status).toBe(200);
    expect(world.writes()).toEqual([
      {
        call: `PUT /serviceProviders/${id}?hostCountry=MT`,
        body: { ...form, userId, isCommunityFavorite: true },
      },
    ]);
    expect((await readService(id))?.name).toBe('Habesha Kitchen');
    expect(forgotten).toContain(`service:${id}`);
  });

  it.each(OPTIONAL)('keeps what is stored without %s', async (name) => {
    const { cookie, form, userId } = await arrive();
    const whole = {
      ...form,
      name: 'Whole Kitchen',
      whatsappNumber: '+356 9900 0001',
      portfolioImages: [await upload(cookie)],
    };
    expect((await create(cookie, whole)).status).toBe(201);
    const made = (await listServices(userId)).find((service) => service.name === whole.name);
    const { [name]: _, ...sent } = { ...whole, description: 'Edited' } as Record<string, unknown>;
    expect((await update(made?.id ?? '', cookie, sent)).status).toBe(200);
    const edited = await readService(made?.id ?? '');
    const portfolioImages = [{ id: expect.any(String), url: whole.portfolioImages[0] }];
    expect(edited).toEqual({ ...made, description: 'Edited', portfolioImages });
    expect(edited).not.toMatchObject({ [name]: '' });
  });

  it('SVF-026 keeps pictures that are older than our rules, and no others', async () => {
    const old = 'https://pictures.example/old-logo.gif';
    const { id, cookie, form } = await arrive({ profileImageUrl: old });
    const kept = { ...form, profileImageUrl: old };
    expect((await update(id, cookie, kept)).status).toBe(200);
    const other = { ...form, profileImageUrl: `${old}?2` };
    expect((await update(id, cookie, other)).status).toBe(422);
    expect((await update(id, cookie, { ...form, profileImageUrl: '' })).status).toBe(422);
  });

  it('SVF-036 is refused to strangers and other users, and nothing changes', async () => {
    const [mine, theirs] = [await arrive(), await arrive()];
    const before = await readService(mine.id);
    expect((await update(mine.id, undefined, mine.form)).status).toBe(401);
    expect((await update(mine.id, theirs.cookie, theirs.form)).status).toBe(403);
    expect((await update(mine.id, theirs.cookie, mine.form)).status).toBe(403);
    expect((await update(mine.id, mine.cookie, theirs.form)).status).toBe(403);
    expect((await update(NOBODYS, mine.cookie, mine.form)).status).toBe(404);
    expect((await update('not-an-id', mine.cookie, mine.form)).status).toBe(404);
    expect(await readService(mine.id)).toEqual(before);
  });
});

describe('CSRF-1', () => {
  it.each([
    ['another site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }],
    ['a sibling', { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }],
    ['no page of ours', { 'content-type': 'application/json' }],
    ['a form', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }],
  ])('refuses every write from %s', async (_, headers) => {
    const { id, cookie, form } = await arrive();
    const before = await readService(id);
    world.asked.length = 0;
    for (const handler of [
      servicesCalls.createService,
      servicesCalls.updateService,
      accountCalls.createUpload,
    ]) {
      const response = await ask(handler, { params: { id }, cookie, headers, body: form });
      expect([403, 415]).toContain(response.status);
    }
    expect(world.writes()).toEqual([]);
    expect(await readService(id)).toEqual(before);
  });
});

describe('the storage', () => {
  it('UPL-010 is asked again, and a save says that pictures cannot be checked', async () => {
    const { cookie, form } = await arrive();
    await world.storage.stop();
    const response = await create(cookie, form);
    world.storage = await startTestStorage();
    expect(response.status).toBe(503);
    expect((await errorOf(response)).message).toMatch(/try again/);
    expect(await listServices(form.userId)).toHaveLength(1);
  });
});
