import 'server-only';
import { type Copy, type Entry, freshSeconds, OWN_WORDS_TAG, type PageCopy, tagsOf } from './entry';
import type { Memory } from './memory';
import type { RedisCopies } from './redis-copies';
import type { TagTimes } from './tag-times';

/** Longer no page takes to be made. */
const LONGEST_RENDER_MS = 30_000;
const MOST_BEGUN = 10_000;
/** How old a page may be while Redis is away, when no word of changes comes through. */
const UNLINKED_MS = 1_000;

/** What Next puts before the path of a page, to keep apart the files that could answer for it. */
const OWNER_OF_PAGE = /^\/route-cache\/APP_PAGE\/[0-9a-f]{64}\/\$/;

/** The name of a copy: of a page its inner path, by which the front door knows it, too. */
function nameOf(key: string): string {
  return key.replace(OWNER_OF_PAGE, '');
}

interface Context {
  kind?: string;
  tags?: string[];
  softTags?: string[];
  fetchCache?: boolean;
  cacheControl?: Entry['cacheControl'];
}

/** What a cache is made of; `redis` is null for a process that keeps its copies to itself. */
interface Parts {
  memory: Memory;
  /** For the pages of what does not exist, so that made-up addresses do not push out the others. */
  missing: Memory;
  redis: RedisCopies | null;
  tags: TagTimes;
  /** Completes a page before it is kept and sent; false for a page that nobody else may get. */
  finish: (key: string, page: PageCopy, cacheControl: Entry['cacheControl']) => boolean;
  now?: () => number;
}

/** The copies of pages and reads that all visitors share, as Next asks for a `cacheHandler`. */
export class SharedCache {
  /** When the making of each copy began that is being made: what it has read is at least as new. */
  private readonly begun = new Map<string, number>();
  private readonly now: () => number;

  constructor(private readonly parts: Parts) {
    this.now = parts.now ?? Date.now;
    parts.redis?.listen(
      (tags) => this.note(tags),
      () => this.clear(),
    );
  }

  /** A copy with its age, from which Next decides whether to renew it; null to have it made. */
  async get(keyOfNext: string, context: Context): Promise<Entry | null> {
    const key = nameOf(keyOfNext);
    const given = [...(context.tags ?? []), ...(context.softTags ?? [])];
    const known = this.find(key, given);
    if (known && this.isFresh(known)) return known;
    // Another process may have made a newer one.
    const shared = await this.parts.redis?.get(key);
    const isNewer = shared && shared.lastModified > (known?.lastModified ?? 0);
    if (isNewer && !this.isExpired(shared, given)) {
      this.keep(key, shared);
      if (this.isFresh(shared)) return shared;
    }
    if (this.begun.size > MOST_BEGUN) this.begun.clear();
    if (!this.begun.has(key)) this.begun.set(key, this.now());
    return this.find(key, given) ?? null;
  }

  /**
   * Whether a page can be sent without being made. One that should be renewed counts: Next sends it and
   * renews it afterwards.
   */
  hasPage(path: string): boolean {
    const entry = this.find(path);
    if (entry?.value.kind !== 'APP_PAGE') return false;
    const seconds = entry.cacheControl?.expire ?? freshSeconds(entry);
    return this.now() - entry.lastModified < seconds * 1000;
  }

  /** A page that can be sent as it is, and need not be renewed either. */
  freshPage(path: string): PageCopy | undefined {
    const entry = this.find(path);
    return entry?.value.kind === 'APP_PAGE' && this.isFresh(entry) ? entry.value : undefined;
  }

  async set(keyOfNext: string, value: Copy | null, context: Context): Promise<void> {
    const key = nameOf(keyOfNext);
    const now = this.now();
    const begun = Math.max(this.begun.get(key) ?? now, now - LONGEST_RENDER_MS);
    this.begun.delete(key);
    if (!value) return this.forget(key);
    // After a failed render Next hands back what it had, which must not count as new.
    if (value === this.parts.memory.get(key)?.value) return;
    const { cacheControl } = context;
    const mayShare = value.kind !== 'APP_PAGE' || this.parts.finish(key, value, cacheControl);
    const isOfOwnWords = value.kind === 'APP_PAGE' && cacheControl?.revalidate === false;
    const tags = [...tagsOf(value, context.tags), ...(isOfOwnWords ? [OWN_WORDS_TAG] : [])];
    if (!mayShare || this.parts.tags.isExpired(tags, begun)) return;
    const entry: Entry = {
      value,
      lastModified: begun,
      tags,
      ...(cacheControl && { cacheControl }),
    };
    this.keep(key, entry);
    // The visitor who waits for this very page need not wait for Redis too.
    if (!isMissing(value)) void this.parts.redis?.set(key, entry);
  }

  /** Has everything with one of the tags made anew, here at once and elsewhere as word arrives. */
  async revalidateTag(tags: string | readonly string[]): Promise<void> {
    const all = [tags].flat();
    this.note(all);
    await this.parts.redis?.expire(all, this.now());
  }

  /** The copy in this process, unless it may not be used any more. */
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

  /** Without a link to the others, nobody would tell this process what they revalidate. */
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

  private clear(): void {
    this.parts.memory.clear();
    this.parts.missing.clear();
  }
}

function isMissing(value: Copy): boolean {
  return value.kind === 'APP_PAGE' && value.status === 404;
}
