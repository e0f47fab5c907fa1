import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Memory } from '@/lib/cache/memory';
import { RedisCopies } from '@/lib/cache/redis-copies';
import { SharedCache } from '@/lib/cache/shared-cache';
import { tagTimes } from '@/lib/cache/tag-times';
import { env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import { sharedRedis } from '@/lib/redis';
import { finishSharedPage } from './finish-shared-page';

const MEGABYTE = 1024 * 1024;
const MEMORY = { pages: 64 * MEGABYTE, missing: 4 * MEGABYTE };

/** What copies depend on besides their address: the build, and where its data comes from. */
function deploymentOf(distDir: string): string {
  const build = readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8');
  const { SITE_URL, BACKEND_URL, NETWORK_URL, NEWS_URL, ASSETS_URL, S3_ENDPOINT } = env();
  const parts = [build, SITE_URL, BACKEND_URL, NETWORK_URL, NEWS_URL, ASSETS_URL, S3_ENDPOINT];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** The cache of this process, under the name by which `lib/cache/handler.mjs` looks for it. */
export function openSharedCache(distDir: string): SharedCache {
  return processWide('shared-cache', () => {
    const redis = sharedRedis();
    return new SharedCache({
      memory: new Memory(MEMORY.pages),
      missing: new Memory(MEMORY.missing),
      redis: redis && new RedisCopies(redis, deploymentOf(distDir)),
      tags: tagTimes(),
      finish: finishSharedPage,
    });
  });
}
