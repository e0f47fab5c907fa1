import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Beyond it, the longest idle is forgotten. */
export const MOST_COUNTED = 50_000;

/** Invented addresses cannot fill it. */
export class BoundedMemory extends RateLimiterMemory {
  private readonly known = new Set<string>();

  override async consume(...action: Parameters<RateLimiterMemory['consume']>) {
    await this.remember(String(action[0]));
    return super.consume(...action);
  }

  override async penalty(...action: Parameters<RateLimiterMemory['penalty']>) {
    await this.remember(String(action[0]));
    return super.penalty(...action);
  }

  private async remember(key: string): Promise<void> {
    this.known.delete(key);
    this.known.add(key);
    const [oldest] = this.known;
    if (this.known.size <= MOST_COUNTED || oldest === undefined) return;
    this.known.delete(oldest);
    await this.delete(oldest);
  }
}
