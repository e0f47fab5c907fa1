import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@/lib/contract/api';
import { isSlateFile } from '@/lib/url/slate-url';
import { type Leave, WaitingLine } from '@/lib/waiting-line';
import type { Refusal } from '../refusal-page';
import { NetworkLine } from './network-line';
import type { RequestHead } from './refuse';

export type Load = 'render' | 'call' | 'booking' | 'form' | 'none';

const LIGHT =
  /^\/(?:robots\.txt|(?:manifest|portal)\.webmanifest|healthz|readyz)$|^\/\.well-known\/|^\/_next\/static\//;

/** `cheap` addresses never wait. */
export function loadOf({ method, path }: RequestHead, cheap: ReadonlySet<string>): Load {
  if (method !== 'GET' && method !== 'HEAD') {
    if (path === api.createBooking.path) return 'booking';
    return path.startsWith('/api/') ? 'call' : 'form';
  }
  if (cheap.has(path) || LIGHT.test(path)) return 'none';
  // Streams take long and cost little.
  if (isSlateFile(path) && !path.endsWith('/card')) return 'none';
  return path.startsWith('/api/') ? 'call' : 'render';
}

export function overloaded(isWrite: boolean): Refusal {
  // Random: refused clients must not return together.
  const seconds = 2 + Math.floor(Math.random() * 4);
  return {
    status: 503,
    code: 'unavailable',
    says: isWrite ? 'busyWrite' : 'busyRead',
    headers: { 'retry-after': String(seconds) },
  };
}

/** How much of it may be answered at a time. */
interface Places {
  renders: number;
  calls: number;
}

const brief = (width: number) =>
  new WaitingLine({ width, maxWaiting: Math.ceil(width / 2), maxWaitMs: 500 });
const long = (width: number) => new WaitingLine({ width, maxWaiting: 500, maxWaitMs: 4_000 });
/** A page may wait that long for {host}. */
const PAGE_MS = 8_000;
/** Of one network. Whoever is refused at once may ask again at once, which costs more than to wait. */
const MOST_WAITING = 1_000;

/** Bookings and forms wait longer, in places of their own. Of the others each network has its part, and waits longer for it. */
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

  /** Null if there is no place. A `network` that nobody names is not counted. */
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

export interface BodyDeadlines {
  /** For the whole body, or Node's buffer (16 or 64 KB). */
  waitMs: number;
  /** For the rest of a longer body. */
  restMs: number;
}

export const BODY_DEADLINES: BodyDeadlines = { waitMs: 10_000, restMs: 3_000 };

const LONGEST_PAUSE_MS = 100;
const CLOSE = { connection: 'close' };
const LATE: Refusal = { status: 408, code: 'bad_request', says: 'late', headers: CLOSE };
const TOO_LARGE: Refusal = { status: 413, code: 'too_large', says: 'large', headers: CLOSE };

/** Polls: Next refuses a body that was read from. Returns the refusal of a late or large body. */
export async function awaitBody(
  request: IncomingMessage,
  load: Load,
  { waitMs }: BodyDeadlines,
): Promise<Refusal | null> {
  const end = performance.now() + waitMs;
  let pauseMs = 1;
  while (!request.complete && !request.destroyed) {
    const isFull = request.readableLength >= request.readableHighWaterMark;
    if (isFull) return load === 'booking' ? TOO_LARGE : null;
    if (performance.now() >= end) return LATE;
    await sleep(pauseMs);
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
  }
  return null;
}

export function endSlowRest(
  request: IncomingMessage,
  response: ServerResponse,
  { restMs }: BodyDeadlines,
): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, restMs);
  response.once('close', () => clearTimeout(timer));
}
