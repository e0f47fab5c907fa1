import { describe, expect, it } from 'vitest';
import { type Copy, OWN_WORDS_TAG, openMemory, type PageCopy } from './entry';
import { SharedCache } from './shared-cache';
import { TagTimes } from './tag-times';

const page = (html: string, tags = 'service:7', status?: number): PageCopy => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
  ...(status && { status }),
});
const read = (body: string): Copy => ({
  kind: 'FETCH',
  data: { headers: {}, body, url: '' },
  revalidate: 30,
});
const MINUTE = { cacheControl: { revalidate: 30, expire: 60 } };

function openCache({
  bytes = 1e6,
  finish = () => true,
}: {
  bytes?: number;
  finish?: () => boolean;
} = {}) {
  let time = 1_000_000;
  const cache = new SharedCache({
    memory: openMemory(bytes),
    missing: openMemory(5_000),
    redis: null,
    tags: new TagTimes(),
    finish,
    now: () => time,
  });
  const htmlAt = async (key: string) => {
    const value = (await cache.get(key, { kind: 'APP_PAGE' }))?.value;
    return value?.kind === 'APP_PAGE' ? value.html : null;
  };
  return {
    cache,
    htmlAt,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

describe('copies of pages', () => {
  it('can be sent until they expire or something in them changes', async () => {
    const { cache, wait } = openCache();
    expect(cache.findPage('/a')).toBeUndefined();
    await cache.set('/a', page('first'), MINUTE);
    wait(59_000);
    expect(cache.findPage('/a')).toBeDefined();
    wait(2_000);
    expect(cache.findPage('/a')).toBeUndefined();
    await cache.set('/b', page('second'), MINUTE);
    await cache.revalidateTag('service:7');
    expect(cache.findPage('/b')).toBeUndefined();
  });

  it('are known by their paths, which Next puts their owners before', async () => {
    const { cache, htmlAt } = openCache();
    const key = `/route-cache/APP_PAGE/${'0a'.repeat(32)}/$/en/aboutus`;
    await cache.set(key, page('first'), MINUTE);
    expect(cache.findPage('/en/aboutus')?.page.html).toBe('first');
    expect(await htmlAt(key)).toBe('first');
  });

  it('can be sent as they are until they should be made anew', async () => {
    const { cache, wait } = openCache();
    const first = page('first');
    expect(cache.findPage('/a')).toBeUndefined();
    await cache.set('/a', first, MINUTE);
    wait(29_000);
    expect(cache.findPage('/a')).toEqual({ page: first, isFresh: true });
    wait(2_000);
    expect(cache.findPage('/a')).toEqual({ page: first, isFresh: false });
    await cache.set('/a', page('second'), MINUTE);
    await cache.revalidateTag('service:7');
    expect(cache.findPage('/a')).toBeUndefined();
    await cache.set('/b', read('[]'), {});
    expect(cache.findPage('/b')).toBeUndefined();
  });

  it('are kept with their age, and made anew for each of their tags', async () => {
    const { cache, htmlAt, wait } = openCache();
    await cache.set('/a', page('first'), MINUTE);
    wait(40_000);
    expect((await cache.get('/a', {}))?.lastModified).toBe(1_000_000);
    await cache.revalidateTag('service:8');
    expect(await htmlAt('/a')).toBe('first');
    await cache.revalidateTag(['services', 'service:7']);
    expect(await htmlAt('/a')).toBeNull();
  });

  it('of our own words hold until the build changes, or what the site knows of {host}', async () => {
    const { cache, htmlAt } = openCache();
    await cache.set('/aboutus', page('about', ''), { cacheControl: { revalidate: false } });
    await cache.set('/a', page('first'), MINUTE);
    await cache.revalidateTag(OWN_WORDS_TAG);
    expect([await htmlAt('/aboutus'), await htmlAt('/a')]).toEqual([null, 'first']);
  });

  it('are as old as the beginning of their render, so that a change meanwhile counts', async () => {
    const { cache, htmlAt, wait } = openCache();
    expect(await htmlAt('/a')).toBeNull();
    wait(500);
    await cache.revalidateTag('service:7');
    wait(500);
    await cache.set('/a', page('from before the change'), MINUTE);
    expect(await htmlAt('/a')).toBeNull();
    await cache.set('/a', page('from after it'), MINUTE);
    expect(await htmlAt('/a')).toBe('from after it');
  });

  it('take no more memory than allowed, and what was asked for last stays', async () => {
    const { cache, htmlAt } = openCache({ bytes: 50_000 });
    for (let n = 0; n < 100; n += 1) {
      await cache.set(`/${n}`, page('x'.repeat(5_000)), MINUTE);
      await htmlAt('/0');
    }
    const kept = await Promise.all(Array.from({ length: 100 }, (_, n) => htmlAt(`/${n}`)));
    expect(kept.filter(Boolean).length).toBeLessThanOrEqual(4);
    expect(kept[0]).not.toBeNull();
    expect(kept[99]).not.toBeNull();
  });

  it('of what does not exist push out none of what does', async () => {
    const { cache, htmlAt } = openCache();
    await cache.set('/known', page('known'), MINUTE);
    for (let n = 0; n < 500; n += 1) {
      await cache.set(`/${n}`, page('x'.repeat(500), '', 404), MINUTE);
    }
    expect(await htmlAt('/known')).toBe('known');
    expect(await htmlAt('/0')).toBeNull();
  });

  it('of failures are nobody else’s', async () => {
    const { cache, htmlAt } = openCache({ finish: () => false });
    await cache.set('/a', page('502'), MINUTE);
    expect(await htmlAt('/a')).toBeNull();
  });

  it('count as no newer when Next hands them back after a failed render', async () => {
    const { cache, wait } = openCache();
    const value = page('old');
    await cache.set('/a', value, MINUTE);
    wait(40_000);
    await cache.get('/a', {});
    await cache.set('/a', value, { cacheControl: { revalidate: 3, expire: 60 } });
    expect((await cache.get('/a', {}))?.lastModified).toBe(1_000_000);
  });
});

it('reads of {host} are forgotten by the tags that they are asked with', async () => {
  const { cache } = openCache();
  await cache.set('key', read('body'), { fetchCache: true, tags: ['account:7'] });
  expect((await cache.get('key', { kind: 'FETCH', tags: [] }))?.value).toEqual(read('body'));
  await cache.revalidateTag('account:7');
  expect(await cache.get('key', { kind: 'FETCH', tags: ['account:7'] })).toBeNull();
});
