import 'server-only';
import { deserialize, serialize } from 'node:v8';
import type { Redis } from '@/lib/server/redis';
import { type Entry, freshSeconds } from './entry';

/** About as long as it takes to render a page. */
const WAIT_MS = 150;
const TAG_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;
/** Clocks differ, so a copy counts as older than a change if it is younger by less than this. */
const CLOCK_MARGIN_MS = 1_000;
const CHANNEL = 'settln:tags';
const tagKey = (tag: string) => `settln:tag:${tag}`;

function secondsToKeep(entry: Entry): number {
  const { value, cacheControl } = entry;
  const fresh = freshSeconds(entry);
  if (!Number.isFinite(fresh)) return DAY_SECONDS;
  return Math.ceil(value.kind === 'FETCH' ? fresh * 2 : (cacheControl?.expire ?? fresh));
}

/** Does nothing while Redis is down. No method throws. */
export class RedisCopies {
  isLinked = false;
  private readonly quick;

  constructor(
    private readonly redis: Redis,
    private readonly deployment: string,
  ) {
    this.quick = redis.client.withCommandOptions({ timeout: WAIT_MS });
  }

  /** `relinked` is called after an interruption, in which revalidations may have been missed. */
  listen(heard: (tags: string[]) => void, relinked: () => void): void {
    const subscriber = this.redis.client.duplicate({
      // Pings find a connection that broke without an error.
      disableOfflineQueue: false,
      pingInterval: 2_000,
    });
    const lost = () => {
      this.isLinked = false;
    };
    subscriber.on('error', lost).on('reconnecting', lost).on('end', lost);
    subscriber.on('ready', () => {
      relinked();
      this.isLinked = true;
    });
    const subscribed = subscriber
      .connect()
      .then(() => subscriber.subscribe(CHANNEL, (text) => heard(JSON.parse(text) as string[])));
    subscribed.catch(lost);
  }

  /** Returns null if one of the copy's tags was revalidated since. */
  async get(key: string): Promise<Entry | null> {
    if (!this.redis.client.isReady) return null;
    try {
      const text = await this.quick.get(this.keyOf(key));
      if (!text) return null;
      // The key names the build, so an entry under it was written by this build.
      const entry = deserialize(Buffer.from(text, 'base64')) as Entry;
      const times = entry.tags.length > 0 ? await this.quick.mGet(entry.tags.map(tagKey)) : [];
      const oldest = entry.lastModified - CLOCK_MARGIN_MS;
      return times.some((time) => time !== null && Number(time) >= oldest) ? null : entry;
    } catch {
      return null;
    }
  }

  async set(key: string, entry: Entry): Promise<void> {
    if (!this.redis.client.isReady) return;
    const text = serialize(entry).toString('base64');
    const expiration = { type: 'EX', value: secondsToKeep(entry) } as const;
    await this.quick.set(this.keyOf(key), text, { expiration }).catch(() => undefined);
  }

  async expire(tags: readonly string[], now: number): Promise<void> {
    if (!this.redis.client.isReady) return;
    const notes = this.redis.client.multi();
    for (const tag of tags) {
      notes.set(tagKey(tag), String(now), { expiration: { type: 'EX', value: TAG_SECONDS } });
    }
    await notes
      .publish(CHANNEL, JSON.stringify(tags))
      .exec()
      .catch(() => undefined);
  }

  private keyOf(key: string): string {
    return `settln:copy:${this.deployment}:${key}`;
  }
}
