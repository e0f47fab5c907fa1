import 'server-only';
import { LRUCache } from 'lru-cache';
import {
  type Copy,
  type Entry,
  freshSeconds,
  type Memory,
  OWN_WORDS_TAG,
  type PageCopy,
  tagsOf,
} from './entry';
import type { RedisCopies } from './redis-copies';
import type { TagTimes } from './tag-times';

const LONGEST_RENDER_MS = 30_000;
/** How old shown pages may be while Redis is down. */
const UNLINKED_MS = 1_000;

/** The prefix that Next puts before the paths of pages in its keys. */
const OWNER_OF_PAGE = /^\/route-cache\/APP_PAGE\/[0-9a-f]{64}\/\$/;

interface Context {
  kind?: string;
  tags?: string[];
  softTags?: string[];
  fetchCache?: boolean;
  cacheControl?: Entry['cacheControl'];
}

interface Parts {
  memory: Memory;
  /** Keeps 404 pages apart, so that made-up addresses do not replace other pages. */
  missing: Memory;
  redis: RedisCopies | null;
  tags: TagTimes;
  finish: (key: string, page: PageCopy, cacheControl: Entry['cacheControl']) => boolean;
  now?: () => number;
}

/** Next's `cacheHandler`. */
export class SharedCache {
  /** When each render began. If something changes later, the page is outdated. */
  private readonly begun = new LRUCache<string, number>({ max: 10_000 });
  private readonly now: () => number;

  constructor(private readonly parts: Parts) {
    this.now = parts.now ?? Date.now;
    parts.redis?.listen(
      (tags) => this.note(tags),
      () => {
        this.parts.memory.clear();
        this.parts.missing.clear();
      },
    );
  }

  async get(keyOfNext: string, context: Context): Promise<Entry | null> {
    const key = keyOfNext.replace(OWNER_OF_PAGE, '');
    const given = [...(context.tags ?? []), ...(context.softTags ?? [])];
    const known = this.find(key, given);
    if (known && this.isFresh(known)) return known;
    const shared = await this.parts.redis?.get(key);
    const isNewer = shared && shared.lastModified > (known?.lastModified ?? 0);
    if (isNewer && !this.isExpired(shared, given)) {
      this.keep(key, shared);
      if (this.isFresh(shared)) return shared;
    }
    if (!this.begun.has(key)) this.begun.set(key, this.now());
    return this.find(key, given) ?? null;
  }

  /** If the copy is stale, it is sent and then renewed. */
  findPage(path: string): { page: PageCopy; isFresh: boolean } | undefined {
    const entry = this.find(path);
    if (entry?.value.kind !== 'APP_PAGE') return undefined;
    const seconds = entry.cacheControl?.expire ?? freshSeconds(entry);
    const isFresh = this.isFresh(entry);
    const isUsable = isFresh || this.now() - entry.lastModified < seconds * 1000;
    return isUsable ? { page: entry.value, isFresh } : undefined;
  }

  async set(keyOfNext: string, value: Copy | null, context: Context): Promise<void> {
    const key = keyOfNext.replace(OWNER_OF_PAGE, '');
    const now = this.now();
    const begun = Math.max(this.begun.get(key) ?? now, now - LONGEST_RENDER_MS);
    this.begun.delete(key);
    if (!value) return this.forget(key);
    // After a failed render, Next sets the old value again.
    if (value === this.parts.memory.get(key)?.value) return;
    const { cacheControl } = context;
    const isPage = value.kind === 'APP_PAGE';
    const mayShare = !isPage || this.parts.finish(key, value, cacheControl);
    const isOfOwnWords = isPage && cacheControl?.revalidate === false;
    const tags = [...tagsOf(value, context.tags), ...(isOfOwnWords ? [OWN_WORDS_TAG] : [])];
    if (!mayShare || this.parts.tags.isExpired(tags, begun)) return;
    const entry = { value, lastModified: begun, tags, ...(cacheControl && { cacheControl }) };
    this.keep(key, entry);
    // This is not awaited, because a visitor waits for the page.
    if (!isMissing(value)) void this.parts.redis?.set(key, entry);
  }

  async revalidateTag(tags: string | readonly string[]): Promise<void> {
    const all = [tags].flat();
    this.note(all);
    await this.parts.redis?.expire(all, this.now());
  }

  private find(key: string, given: readonly string[] = []): Entry | undefined {
    const { memory, missing } = this.parts;
    const entry = memory.get(key) ?? missing.get(key);
    if (!entry) return undefined;
    if (!this.isExpired(entry, given) && this.isTrusted(entry)) return entry;
    this.forget(key);
    return undefined;
  }

  private isFresh(entry: Entry): boolean {
    return this.now() - entry.lastModified < freshSeconds(entry) * 1000;
  }

  private isExpired(entry: Entry, given: readonly string[]): boolean {
    return this.parts.tags.isExpired([...entry.tags, ...given], entry.lastModified);
  }

  /** While Redis is down, this process does not learn what other processes revalidate. */
  private isTrusted(entry: Entry): boolean {
    const { redis } = this.parts;
    if (!redis || redis.isLinked || !Number.isFinite(freshSeconds(entry))) return true;
    return entry.value.kind !== 'FETCH' && this.now() - entry.lastModified < UNLINKED_MS;
  }

  private note(tags: readonly string[]): void {
    this.parts.tags.note(tags, this.now());
  }

  private keep(key: string, entry: Entry): void {
    (isMissing(entry.value) ? this.parts.missing : this.parts.memory).set(key, entry);
  }

  private forget(key: string): void {
    this.parts.memory.delete(key);
    this.parts.missing.delete(key);
  }
}

function isMissing(value: Copy): boolean {
  return value.kind === 'APP_PAGE' && value.status === 404;
}
