import 'server-only';
import { processWide } from '@/lib/server/process-wide';

const MOST = 20_000;

export class TagTimes {
  private readonly times = new Map<string, number>();
  /** Everything that was read before this time counts as revalidated. */
  private floor = Number.NEGATIVE_INFINITY;
  private changes = 0;

  /** What was read in an earlier generation may be outdated. */
  get generation(): number {
    return this.changes;
  }

  note(tags: readonly string[], now: number): void {
    this.changes += 1;
    if (this.times.size > MOST) {
      this.times.clear();
      this.floor = now;
    }
    for (const tag of tags) this.times.set(tag, now);
  }

  /** Whether a tag changed at `since` (epoch ms) or later. */
  isExpired(tags: readonly string[], since: number): boolean {
    return this.floor >= since || tags.some((tag) => (this.times.get(tag) ?? this.floor) >= since);
  }
}

export function tagTimes(): TagTimes {
  return processWide('tag-times', () => new TagTimes());
}
