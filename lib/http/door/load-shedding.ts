import 'server-only';
import { api } from '@/lib/contract/api';
import { isSlateFile } from '@/lib/url/slate-url';
import { type Leave, WaitingLine } from '@/lib/waiting-line';
import type { Refusal } from './refusal-page';
import type { RequestHead } from './unreadable-request';

const WAIT_MS = 500;
/** Bookings and forms wait longer, since whoever sent something would rather wait than be sent away. */
const SENT = { maxWaiting: 500, maxWaitMs: 4_000 };

/** Where a request has to wait: with the pages, the calls, the bookings, the forms of pages, or nowhere. */
export type Load = 'render' | 'call' | 'booking' | 'form' | 'none';

/** Small answers that monitors, crawlers and phones ask for, and streams, which last but cost little. */
const LIGHT = /^\/(?:robots\.txt|healthz|readyz)$|^\/\.well-known\/|^\/_next\/static\//;

/** What a request will cost. `files` are the paths that are served as they lie on the disk. */
export function loadOf({ method, path }: RequestHead, files: ReadonlySet<string>): Load {
  if (method !== 'GET' && method !== 'HEAD') {
    if (path === api.createBooking.path) return 'booking';
    return path.startsWith('/api/') ? 'call' : 'form';
  }
  if (files.has(path) || LIGHT.test(path)) return 'none';
  if (isSlateFile(path) && !path.endsWith('/card')) return 'none';
  return path.startsWith('/api/') ? 'call' : 'render';
}

/** The refusal of what would be more than this process can do; it says when to come back. */
export function overloaded(isWrite: boolean): Refusal {
  return {
    status: 503,
    code: 'unavailable',
    says: isWrite ? 'busyWrite' : 'busyRead',
    // Spread out, so that the refused ones do not all come back in the same second.
    headers: { 'retry-after': String(2 + Math.floor(Math.random() * 4)) },
  };
}

/**
 * How many renders and calls may be under way in this process; half as many wait, half a second. Of
 * bookings there may be as many as of renders, in a line of their own: however many people book at
 * once, they take no places of others, and most of the processor's time is left to those. Forms that post
 * to their page cost as much as it does; those who flood by them take neither the places of bookings nor
 * more than a small part of the processor.
 */
export class LoadGate {
  private readonly lines: Readonly<Record<Exclude<Load, 'none'>, WaitingLine>>;

  constructor(limits: { renders: number; calls: number }) {
    const line = (width: number) =>
      new WaitingLine({ width, maxWaiting: Math.ceil(width / 2), maxWaitMs: WAIT_MS });
    const booking = new WaitingLine({ width: limits.renders, ...SENT });
    const form = new WaitingLine({ width: Math.ceil(limits.renders / 4), ...SENT });
    this.lines = { render: line(limits.renders), call: line(limits.calls), booking, form };
  }

  /** Resolves with the way out when there is room, with null when there will be none soon. */
  enter(load: Load): Promise<Leave | null> {
    return load === 'none' ? Promise.resolve(() => {}) : this.lines[load].enter();
  }
}
