import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDatabase } from '@/backend/db/client';
import { samplePhone } from '@/backend/testing/sample-phone';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import {
  findProcess,
  PROCESSES,
  type Product,
  startProduct,
  stopProduct,
  untilReady,
} from '@/test/processes/product-process';
import { auditBookings } from '../tools/kill-test/audit';
import { type Calendar, seedCalendars } from '../tools/kill-test/calendars';
import { bookingsTo, Customers } from '../tools/kill-test/customers';
import type { Running } from './lib/boot.mjs';

/** The first start may have to build the site. */
const BUDGET_MS = 300_000;
const PATIENCE = { timeout: 30_000 };
const names = Object.keys(PROCESSES) as (keyof typeof PROCESSES)[];

/** A separate filesystem, which only root may mount; null if that is not possible. */
function mountSmallDisk(): string | null {
  const place = mkdtempSync(path.join(tmpdir(), 'settln-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', place], {
      stdio: 'ignore',
    });
    return place;
  } catch {
    rmSync(place, { recursive: true });
    return null;
  }
}

function unmount(place: string): void {
  execFileSync('umount', [place]);
  rmSync(place, { recursive: true });
}

/** Writes until the disk is full. */
function fill(file: string): void {
  const descriptor = openSync(file, 'a');
  for (let size = 1 << 20; size >= 512; ) {
    try {
      if (writeSync(descriptor, Buffer.alloc(size)) < size) size >>= 1;
    } catch {
      size >>= 1;
    }
  }
  closeSync(descriptor);
}

/** A booking by a customer who gets the status and does not try again. */
function book(at: Running, [calendar]: Calendar[]): Promise<Response> {
  const startsAt = (calendar?.from ?? 0) + Math.floor(Math.random() * 20_000) * SLOT_MS;
  return fetch(`${at.backendUrl}/providerCalendar/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${at.backendToken}`,
      // On a line of its own: the backend may close an idle one just then.
      connection: 'close',
    },
    body: JSON.stringify({
      settlnProviderId: calendar?.accountId,
      startTime: new Date(startsAt).toISOString(),
      serviceItems: [calendar?.itemIds[0]],
      customerName: randomUUID(),
      customerPhone: samplePhone(startsAt, Math.random()),
    }),
  });
}

async function untilRefused(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const answer = await ask();
    if (answer.status === 503) return answer;
    await answer.body?.cancel();
  }
  throw new Error('No booking was refused.');
}

const pidsOf = (product: Product) => names.map((name) => findProcess(product, name)?.pid);

it(
  'a full disk refuses bookings and ends no process; what was acknowledged stays (needs root)',
  async ({ skip }) => {
    const disk = mountSmallDisk();
    if (disk === null) return skip();
    const dataDir = path.join(disk, 'data');
    const ballast = path.join(disk, 'ballast');
    const product = startProduct(await findFreePort(), dataDir);
    try {
      const at = await untilReady(product, dataDir);
      const db = openDatabase(at.databaseUrl ?? '', { onIdleError: () => {} });
      const calendars = await seedCalendars(db);
      const customers = new Customers(bookingsTo(at.backendUrl, at.backendToken), calendars);
      const work = customers.start(12);
      await expect.poll(() => customers.counts.acknowledged, PATIENCE).toBeGreaterThan(50);
      const before = pidsOf(product);

      fill(ballast);
      expect(statfsSync(disk).bavail).toBe(0);
      const refusal = await untilRefused(() => book(at, calendars));
      expect(refusal.headers.get('retry-after')).toBe('1');
      expect(await refusal.json()).toMatchObject({ success: false, code: 'unavailable' });
      await sleep(5_000);
      expect((await fetch(`${at.siteUrl}/aboutus`)).status).toBe(200);
      expect(pidsOf(product)).toEqual(before);

      rmSync(ballast);
      const acknowledged = customers.counts.acknowledged;
      await expect
        .poll(() => customers.counts.acknowledged, PATIENCE)
        .toBeGreaterThan(acknowledged + 20);
      await customers.finish(work);
      const audit = await auditBookings(db, calendars, customers.ledger);
      expect(audit).toMatchObject({ lost: 0, doubled: 0, overlaps: 0 });
      await db.$client.end();
      expect(pidsOf(product)).toEqual(before);
    } finally {
      await stopProduct(product);
      unmount(disk);
    }
  },
  BUDGET_MS,
);
