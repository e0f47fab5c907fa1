import 'server-only';
import { api } from '@/lib/shared/contract/api';
import { isSlateFile } from '@/lib/shared/url/slate-url';
import { type Leave, WaitingLine } from '@/lib/shared/waiting-line';
import type { Refusal } from '../refusal-page';
import { NetworkLine } from './network-line';
import type { RequestHead } from './refuse';

export type Load = 'render' | 'call' | 'booking' | 'form' | 'none';

const LIGHT =
  /^\/(?:robots\.txt|(?:manifest|portal)\.webmanifest|healthz|readyz|metrics)$|^\/\.well-known\/|^\/_next\/static\//;

/** Addresses in `cheap` never wait. */
export function loadOf({ method, path }: RequestHead, cheap: ReadonlySet<string>): Load {
  if (method !== 'GET' && method !== 'HEAD') {
    if (path === api.createBooking.path) return 'booking';
    return path.startsWith('/api/') ? 'call' : 'form';
  }
  if (cheap.has(path) || LIGHT.test(path)) return 'none';
  // Streams take long but cost little.
  if (isSlateFile(path) && !path.endsWith('/card')) return 'none';
  return path.startsWith('/api/') ? 'call' : 'render';
}

export function overloaded(isWrite: boolean): Refusal {
  // The time is random, so that refused clients do not return together.
  const seconds = 2 + Math.floor(Math.random() * 4);
  return {
    status: 503,
    code: 'unavailable',
    says: isWrite ? 'busyWrite' : 'busyRead',
    headers: { 'retry-after': String(seconds) },
  };
}

/** How many requests of it may be answered at the same time. */
interface Places {
  renders: number;
  calls: number;
}

const brief = (width: number) =>
  new WaitingLine({ width, maxWaiting: Math.ceil(width / 2), maxWaitMs: 500 });
const long = (width: number) => new WaitingLine({ width, maxWaiting: 500, maxWaitMs: 4_000 });
/** How long a request waits in its network's line: as long as a page may wait for {host}. */
const PAGE_MS = 8_000;
/**
 * The most waiting requests of one network. A client that is refused at once may ask again at once,
 * which costs more than to let it wait.
 */
const MOST_WAITING = 1_000;

/**
 * Bookings and forms wait longer, and have places of their own. The other places are shared between
 * the networks: each has its part, and waits longer for it.
 */
export class LoadGate {
  private readonly lines: Readonly<Record<Exclude<Load, 'none'>, WaitingLine>>;
  private readonly ofNetworks = new Map<string, NetworkLine>();

  constructor(
    { renders, calls }: Places,
    private readonly ofNetwork: Places | null = null,
  ) {
    this.lines = {
      render: brief(renders),
      call: brief(calls),
      booking: long(renders),
      form: long(Math.ceil(renders / 4)),
    };
  }

  /** Returns null if there is no place. Requests without a `network` are not counted by network. */
  async enter(load: Load, network: string | null): Promise<Leave | null> {
    if (load === 'none') return () => {};
    const leaveOwn = await this.enterOwn(load, network);
    if (!leaveOwn) return null;
    const leave = await this.lines[load].enter();
    if (!leave) leaveOwn();
    return (
      leave &&
      (() => {
        leave();
        leaveOwn();
        if (load !== 'booking' || !this.lines.booking.isEmpty) return;
        for (const line of this.ofNetworks.values()) line.letIn();
      })
    );
  }

  private async enterOwn(
    load: Exclude<Load, 'none'>,
    network: string | null,
  ): Promise<Leave | null> {
    const isCounted = load === 'render' || load === 'call';
    if (!this.ofNetwork || network === null || !isCounted) return () => {};
    const key = `${load} ${network}`;
    const width = this.ofNetwork[load === 'render' ? 'renders' : 'calls'];
    const line =
      this.ofNetworks.get(key) ??
      new NetworkLine(
        { width, maxWaiting: MOST_WAITING, maxWaitMs: PAGE_MS },
        () => !this.lines.booking.isEmpty,
      );
    this.ofNetworks.set(key, line);
    const leave = await line.enter();
    return (
      leave &&
      (() => {
        leave();
        if (line.isEmpty) this.ofNetworks.delete(key);
      })
    );
  }
}
