import { eq, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { decisions } from '@/backend/db/moderation-schema';
import { accounts } from '@/backend/db/schema';
import { textsFor } from '@/lib/texts/catalogue';
import { DEFAULT_LOCALE } from '@/lib/texts/locales';
import type { Texts } from '@/lib/texts/texts';
import { localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { paths } from '@/lib/url/paths';
import { eventPath, servicePath } from '@/lib/url/portal-paths';
import { slatePath } from '@/lib/url/slate-url';
import { type BookingFacts, findBookingFacts, listVisitsOfDay } from './booking-facts';
import { arrangedLetter, cancelledLetter, reminderLetter } from './customer-letters';
import type { Letter } from './letter';
import type { Claimed } from './outbox-rows';
import { providerLetter } from './provider-letters';
import type { Sender } from './sender';

export interface Composed {
  to: string;
  letter: Letter;
}

/** Or has begun. */
function isOutdated({ kind, sequence }: Claimed, facts: BookingFacts, now: number): boolean {
  const isFor = kind === 'cancelled' ? 'cancelled' : 'confirmed';
  return facts.status !== isFor || facts.sequence !== sequence || facts.startsAt <= now;
}

/** A reminder then has nothing to recall. */
async function isStillToBeTold(db: Database, { accountId, bookingId, sequence }: BookingFacts) {
  const { rows } = await db.execute(sql`
    select from messages
    where account_id = ${accountId} and booking_id = ${bookingId} and to_role = 'customer'
      and sequence = ${sequence}
      and kind in ('booked', 'moved') and sent_at is null and dead_at is null`);
  return rows.length > 0;
}

async function composeAbout(
  db: Database,
  { kind, toRole }: Claimed,
  facts: BookingFacts,
  sender: Sender,
  now: number,
): Promise<Letter | null> {
  if (kind === 'decided') return null;
  if (toRole === 'customer') {
    if (kind === 'reminder') return reminderLetter(facts, sender, now);
    if (kind === 'cancelled') return cancelledLetter(facts, sender, now);
    return arrangedLetter(kind, facts, sender, now);
  }
  if (kind === 'reminder') return null;
  const day = localDay(facts.startsAt, VENUE_ZONE.id);
  const visits = await listVisitsOfDay(db, facts.accountId, day);
  return providerLetter(kind, facts, visits, sender, now);
}

export async function compose(
  db: Database,
  message: Claimed,
  sender: Sender,
  now: number,
): Promise<Composed | null> {
  const { accountId, bookingId, decisionId, toRole } = message;
  if (decisionId !== null) {
    const decided = await findDecision(db, accountId, decisionId);
    const letter = decided && decisionLetter(decided, sender);
    return letter && { letter, to: decided.ownerEmail };
  }
  const facts = bookingId === null ? null : await findBookingFacts(db, accountId, bookingId);
  if (!facts || isOutdated(message, facts, now)) return null;
  if (message.kind === 'reminder' && (await isStillToBeTold(db, facts))) return null;
  const to = toRole === 'customer' ? facts.customer.email : facts.account.email;
  const letter = to ? await composeAbout(db, message, facts, sender, now) : null;
  return to && letter ? { to, letter } : null;
}

/** Null if either is gone. */
async function findDecision(db: Database, accountId: number, decisionId: number) {
  const [decision] = await db.select().from(decisions).where(eq(decisions.id, decisionId));
  const [owner] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return decision && owner ? { ...decision, ownerEmail: owner.email } : null;
}
type Decision = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

function nextStep({ kind, subjectId, decision }: Decision, t: Texts<'mail.decided'>) {
  if (kind === 'service') return { label: t('openService'), path: servicePath(subjectId) };
  if (kind === 'event') return { label: t('openEvent'), path: eventPath(subjectId) };
  return decision === 'approved'
    ? { label: t('openPost'), path: slatePath(subjectId) }
    : { label: t('writeToUs'), path: paths.contact };
}

function decisionLetter(decided: Decision, sender: Sender): Letter {
  const t = textsFor(DEFAULT_LOCALE, 'mail.decided');
  const { kind, name, decision, reason } = decided;
  const { label, path } = nextStep(decided, t);
  const title = t(`${decision}Subject`, { kind });
  return {
    subject: title,
    preheader: reason ?? '',
    title,
    lead: t(`${decision}Lead`, { kind, name }),
    tone: decision === 'approved' ? 'warm' : 'calm',
    sections: [
      ...(reason
        ? [[{ is: 'words', heading: t('reason'), lines: [reason], look: 'plain' } as const]]
        : []),
      [{ is: 'buttons', buttons: [{ label, href: `${sender.siteUrl}${path}`, isPrimary: true }] }],
    ],
    footer: { text: t('why', { kind, product: sender.productName }), links: [] },
    calendar: null,
  };
}
