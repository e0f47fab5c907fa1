import {
  unstable_getResponseFromNextConfig as answerOf,
  getRedirectUrl,
  getRewrittenUrl,
} from 'next/experimental/testing/server.js';
import { describe, expect, it } from 'vitest';
import { api } from '@/lib/shared/contract/api';
import nextConfig from '@/next.config';
import { addressOf } from '@/test/page-files';
import { listFiles } from '@/test/source-files';
import { findShared } from '../../server/http/before-next/shared-address';
import { PAGES } from './pages';

const SITE = 'https://settln.example';

/** The path and query that next.config.ts leads an address to; "" for none. */
async function led(path: string) {
  const answer = await answerOf({ url: `${SITE}${path}`, nextConfig });
  const to = getRedirectUrl(answer) ?? getRewrittenUrl(answer) ?? '';
  return { status: answer.status, to: to.replace(SITE, '') };
}

const withId = (pattern: string) => pattern.replace(/\{[^}]+\}/g, '7');

/**
 * The addresses of all route handlers with variable parts: Next looks for them after the rewrite.
 */
const varying = new Set([
  ...listFiles('app')
    .filter((file) => file.endsWith('/route.ts') && /\[(?!\.\.\.call)/.test(file))
    .map((file) =>
      addressOf(file.replace(/^app/, 'app/[locale]')).replace('[...nextauth]', '{id}'),
    ),
  ...Object.values(api).map(({ path }) => path),
  '/api/no-such-call',
]);

describe('the addresses of pages', () => {
  it.each(PAGES)('$path is the English page', async ({ path }) => {
    const shared = findShared(withId(path), {});
    const to = (path !== '/' && shared?.key) || `/en${withId(path)}`;
    expect(await led(withId(path))).toEqual({ status: 200, to });
  });

  it('keep their query and what is escaped in them', async () => {
    expect((await led('/booking/review?id=7&x=%26')).to).toBe('/en/booking/review?id=7&x=%26');
    expect((await led('/services/a%2Fb')).to).toBe('/en/services/a%2Fb');
  });

  it('are no language, whatever they begin with', async () => {
    for (const path of ['/xx', '/xx/aboutus', '/EN/news']) {
      expect((await led(path)).to).toBe(`/en${path}`);
    }
  });

  it('with the code of English are redirected to the one without', async () => {
    expect(await led('/en')).toEqual({ status: 307, to: '/' });
    expect(await led('/en/booking?providerId=7')).toEqual({
      status: 307,
      to: '/booking?providerId=7',
    });
  });

  it.each(['/services', '/events'])('RED-001, RED-002: %s leads to the portal', async (path) => {
    expect(await led(path)).toEqual({ status: 307, to: '/settln-providers' });
  });
});

describe('the addresses of another language', () => {
  it('stay as they are, and its folders without a page lead to its own portal', async () => {
    for (const { path } of PAGES) {
      const address = `/en-XA${withId(path)}`.replace(/\/$/, '');
      // Some lead to copies, in their own language.
      expect((await led(address)).to, address).toMatch(/^$|^\/en-XA\/shared\//);
    }
    expect((await led('/en-XAX/news')).to).toBe('/en/en-XAX/news');
    expect((await led('/aboutus')).to).toBe('/en/aboutus');
    expect(await led('/en-XA/services')).toEqual({
      status: 307,
      to: '/en-XA/settln-providers',
    });
  });
});

describe('older addresses of Portuguese', () => {
  it.each([
    ['/pt', '/pt-BR'],
    ['/pt?x=1', '/pt-BR?x=1'],
    ['/pt/find?q=x&day=2026-12-01', '/pt-BR/find?q=x&day=2026-12-01'],
    ['/pt/booking/manage/abc~1-2/move', '/pt-BR/booking/manage/abc~1-2/move'],
    ['/pt/services/a%2Fb?x=%26', '/pt-BR/services/a%2Fb?x=%26'],
  ])('%s leads to %s for good', async (path, to) => {
    expect(await led(path)).toEqual({ status: 308, to });
  });

  it('are not what only begins like them', async () => {
    expect((await led('/ptx/news')).to).toBe('/en/ptx/news');
    expect((await led('/pt-PT/news')).to).toBe('/en/pt-PT/news');
    expect((await led('/pt-BR/aboutus')).to).toBe('');
  });
});

describe('the addresses of files', () => {
  it.each([...varying].map(withId))('%s stays where it is', async (path) => {
    expect((await led(path)).to).toBe('');
  });

  it('of a build that is gone are not rendered as a page', async () => {
    expect((await led('/_next/static/chunks/gone.js')).to).toBe('');
  });
});
