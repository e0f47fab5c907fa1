import 'server-only';

/** No longer, because what was counted may be given back meanwhile, and a booking cancelled. */
const REMEMBERED_MS = 1_000;
/** More than are refused in that time. Beyond it, the one refused first is forgotten. */
const MOST_REMEMBERED = 10_000;

/**
 * Who was refused a moment ago, and how. Whoever floods is refused again from here, which costs
 * next to nothing: neither the store nor {host} is asked again before a second is over.
 */
export class RefusedLately<Refusal> {
  private readonly refused = new Map<string, { refusal: Refusal; until: number }>();

  note(who: string, refusal: Refusal): void {
    this.refused.delete(who);
    this.refused.set(who, { refusal, until: performance.now() + REMEMBERED_MS });
    const [first] = this.refused.keys();
    if (this.refused.size > MOST_REMEMBERED && first !== undefined) this.refused.delete(first);
  }

  find(who: string): Refusal | undefined {
    const known = this.refused.get(who);
    if (known && known.until > performance.now()) return known.refusal;
    this.refused.delete(who);
    return undefined;
  }

  forget(who: string): void {
    this.refused.delete(who);
  }
}
