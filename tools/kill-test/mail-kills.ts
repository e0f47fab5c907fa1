import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { closeDatabase, type Database, openDatabase } from '@/backend/db/client';
import { startBackendProcess } from '@/backend/testing/backend-process';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { MAIL_CA_FILE, startTestMailServer } from '@/backend/testing/mail-server';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { seedCalendars } from './calendars';
import { bookingsTo, Customers } from './customers';

const CUSTOMERS = 4;
/** Slow enough that mail is sent as fast as queued. */
const PAUSE_MS = 120;
const PATIENCE_MS = 2 * MINUTE_MS;

export interface MailAudit {
  kills: number;
  /** Mails that a killed backend was sending. */
  cutOff: number;
  bookings: number;
  mails: number;
  /** Bookings without a mail to customer or provider. */
  lost: number;
  /** Mails sent again with the same Message-ID. */
  repeated: number;
  /** Mails with another Message-ID, or that were never asked for. */
  strange: number;
}

/** Ends a killed backend's claims, which last two minutes. */
export async function killWhileMailFlies(
  databaseUrl: string,
  kills: number,
  onKill: (kill: number, cutOff: number) => void = () => {},
): Promise<MailAudit> {
  const mailServer = await startTestMailServer();
  const db = openDatabase(databaseUrl, { connections: 3 });
  const calendars = await seedCalendars(db);
  const launch = (port: string) =>
    startBackendProcess({
      DATABASE_URL: databaseUrl,
      PORT: port,
      SITE_URL: 'https://settln.example',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'bookings@settln.example',
      LINK_SECRET,
      NODE_EXTRA_CA_CERTS: MAIL_CA_FILE,
    });
  let backend = await launch('0');
  const { port } = new URL(backend.url);
  const book = bookingsTo(backend.url);
  const customers = new Customers(async (key, body) => {
    await sleep(PAUSE_MS);
    return book(key, { ...body, customerEmail: `${key}@customer.example` });
  }, calendars);
  const work = customers.start(CUSTOMERS);
  let cutOff = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(200 + Math.random() * 800);
    while ((await countMessages(db, 'claimed_until > now()')) === 0) await sleep(5);
    await backend.stop('SIGKILL');
    const claimed = await countMessages(db, 'claimed_until > now()');
    cutOff += claimed;
    await db.execute(sql`update messages set claimed_until = null`);
    backend = await launch(port);
    onKill(kill, claimed);
  }
  await customers.finish(work);
  const end = Date.now() + PATIENCE_MS;
  while ((await countMessages(db, 'due_at <= now()')) > 0 && Date.now() < end) await sleep(50);
  await backend.stop('SIGTERM');
  const audit = await auditMail(db, [...customers.ledger.values()], mailServer.received);
  await mailServer.stop();
  await closeDatabase(db);
  return { kills, cutOff, ...audit };
}

async function countMessages(db: Database, condition: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int from messages
    where sent_at is null and dead_at is null and ${sql.raw(condition)}`);
  return rows[0]?.count ?? 0;
}

async function auditMail(
  db: Database,
  bookingIds: readonly number[],
  received: readonly { messageId?: string | undefined }[],
): Promise<Omit<MailAudit, 'kills' | 'cutOff'>> {
  const { rows } = await db.execute<{ id: string; booking: number; role: string }>(sql`
    select id, booking_id as booking, to_role as role from messages where kind = 'booked'`);
  const asked = new Map(rows.map(({ id, booking, role }) => [id, `${booking} ${role}`]));
  const arrived = received.map(({ messageId }) => /^<(\S+)@/.exec(messageId ?? '')?.[1] ?? '');
  const told = [...new Set(arrived)].map((id) => asked.get(id));
  const all = new Set(told);
  return {
    bookings: bookingIds.length,
    mails: received.length,
    lost: bookingIds.filter((id) => !all.has(`${id} customer`) || !all.has(`${id} provider`))
      .length,
    repeated: arrived.length - told.length,
    strange: told.filter((what) => what === undefined).length + (told.length - all.size),
  };
}
