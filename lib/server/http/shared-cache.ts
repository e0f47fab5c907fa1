import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Entry, openMemory, type PageCopy } from '@/lib/server/cache/entry';
import { RedisCopies } from '@/lib/server/cache/redis-copies';
import { SharedCache } from '@/lib/server/cache/shared-cache';
import { tagTimes } from '@/lib/server/cache/tag-times';
import { env } from '@/lib/server/env';
import { processWide } from '@/lib/server/process-wide';
import { sharedRedis } from '@/lib/server/redis';
import { variesByAgent } from '@/lib/shared/url/shared-pages';
import { renderedCopy } from './page-status';
import { sharedPagePolicy } from './policies';

const MEGABYTE = 1024 * 1024;
const MEMORY = { pages: 64 * MEGABYTE, missing: 4 * MEGABYTE };

/** Caches in front of the site do not learn of changes, so they must not keep pages for long. */
function cacheHeader(revalidate: number | false | undefined): string {
  return revalidate === false
    ? 'public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400'
    : 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';
}

/** Returns false for a failure, an incomplete page or an unusual address. */
function finishPage(key: string, page: PageCopy, cacheControl: Entry['cacheControl']): boolean {
  const made = renderedCopy();
  if (made?.status) page.status = made.status;
  const mayShare = made?.key === key && made.isShareable && (made.status ?? 404) === 404;
  page.headers = {
    ...page.headers,
    'content-security-policy': sharedPagePolicy(page.html),
    ...(variesByAgent(key) && { vary: 'user-agent' }),
    'cache-control': mayShare ? cacheHeader(cacheControl?.revalidate) : 'private, no-store',
  };
  return mayShare;
}

/** Keeps the copies of other builds and of other data apart. */
function deploymentOf(distDir: string): string {
  const build = readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8');
  const { SITE_URL, BACKEND_URL, NETWORK_URL, NEWS_URL, ASSETS_URL, S3_ENDPOINT } = env();
  const parts = [build, SITE_URL, BACKEND_URL, NETWORK_URL, NEWS_URL, ASSETS_URL, S3_ENDPOINT];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

export function openSharedCache(distDir: string): SharedCache {
  return processWide('shared-cache', () => {
    const redis = sharedRedis();
    return new SharedCache({
      memory: openMemory(MEMORY.pages),
      missing: openMemory(MEMORY.missing),
      redis: redis && new RedisCopies(redis, deploymentOf(distDir)),
      tags: tagTimes(),
      finish: finishPage,
    });
  });
}
