import { sql } from 'drizzle-orm';
import { decideStaffItem } from '@/backend/calls/staff/decide';
import { findStaffSubject } from '@/backend/calls/staff/subject';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import { host } from '@/lib/shared/contract/host';
import type { ReasonId } from '@/lib/shared/domain/moderation/clauses';
import {
  type QueueKind,
  reasonsFor,
  type StaffAction,
  type StaffKind,
} from '@/lib/shared/domain/staff/room';
import type { TestBackend } from './test-backend';

const SIGN_IN = 'sign-in-of-the-judge';

/** A session of somebody of the staff who is there for tests alone. Returns its sign-in. */
async function signInJudge(db: Database, now: number): Promise<string> {
  const at = toTimestamp(now);
  await db.execute(sql`
    insert into staff (user_id, email, name, role, added_at)
    values ('judge', 'judge@settln.example', 'Judge', 'moderator', ${at}) on conflict do nothing`);
  await db.execute(sql`
    insert into staff_sessions (sign_in, staff_id, begun_at, seen_at)
    select ${SIGN_IN}, id, ${at}, ${at} from staff where user_id = 'judge'
    on conflict (sign_in) do update set begun_at = excluded.begun_at, seen_at = excluded.seen_at`);
  return SIGN_IN;
}

/** What waits for the staff, the longest wait first. */
export async function listQueue({ db, call, clock }: TestBackend, kind: QueueKind) {
  const signIn = await signInJudge(db, clock.now);
  const { json } = await call(
    `/staff/queue?${new URLSearchParams({ signIn, kind, limit: '500' })}`,
  );
  return host.listStaffQueue.answer.parse(json).items;
}

/** One thing as the staff sees it. */
export async function findItem({ db, call, clock }: TestBackend, kind: StaffKind, id: string) {
  const signIn = await signInJudge(db, clock.now);
  const { json } = await call(`/staff/items?${new URLSearchParams({ signIn, kind, id })}`);
  return host.getStaffItem.answer.parse(json).item;
}

interface Judged {
  /** Of a service, an event or a post. */
  id: string;
  action: StaffAction;
  reasonId?: ReasonId;
  text?: string;
}

/** Decides by the call of `/staff`. `tells` mails it a minute later. */
export async function decide(
  db: Database,
  { id, action, reasonId, text = 'The address is that of another shop.' }: Judged,
  now: number,
  { tells = false } = {},
): Promise<void> {
  const signIn = await signInJudge(db, now);
  for (const kind of ['service', 'event', 'slate'] as const) {
    const subject = await findStaffSubject(db, kind, id);
    if (!subject) continue;
    const { version } = subject;
    const reason = reasonId ?? reasonsFor(action, kind)[0] ?? null;
    const body = { signIn, kind, id, version, action, reasonId: reason, text };
    const { outcome } = await decideStaffItem(
      { body },
      {
        db,
        now: () => now,
        outbox: tells ? { nudge: () => undefined } : null,
        idempotencyKey: undefined,
        linkSecret: null,
        calendars: null,
        sender: null,
        staffOwners: [],
        push: null,
      },
    );
    if (outcome !== 'decided') throw new Error(`${kind} ${id} has changed meanwhile`);
    return;
  }
  throw new Error(`There is no service, event or post ${id}.`);
}
