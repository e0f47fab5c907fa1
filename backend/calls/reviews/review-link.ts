import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import { type CalendarTransaction, inCalendar } from '@/backend/db/calendar-transaction';
import { toTimestamp } from '@/backend/db/instants';
import { reviews } from '@/backend/db/review-schema';
import { bookings } from '@/backend/db/schema';
import { addressHashes } from '@/backend/mail/stop-token';
import { networkHashes, phoneHashes } from '@/backend/reviews/hashes';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import {
  holdsContact,
  MOST_A_DAY,
  PUBLISHED_AFTER_MS,
  QUICK_VISIT_MS,
  type ReviewFlag,
  shownName,
} from '@/lib/shared/domain/reviews/review';
import { reviewStage } from '@/lib/shared/domain/reviews/stage';
import { mailboxOf } from '@/lib/shared/domain/text/mail-address';
import { AppError } from '@/lib/shared/errors';
import { phoneKey } from '@/lib/shared/phone-key';
import { DAY_MS } from '@/lib/shared/time/units';
import { findLinkedReview, getLinkedReview, type ReviewFacts, toReviewLink } from './review-facts';

export const findReviewLink: Call<HostTable['findReviewLink']> = async ({ query }, context) => {
  const facts = await findLinkedReview(query.token, context);
  return { link: facts && toReviewLink(facts, context) };
};

interface AboutProvider {
  emails: string[];
  phones: string[];
  isNetworkOurs: boolean;
  isMany: boolean;
}

/** `networks` are hashes in hex. */
async function readProvider(
  tx: CalendarTransaction,
  { accountId, bookingId }: ReviewFacts,
  networks: readonly string[],
  now: number,
): Promise<AboutProvider> {
  const { rows } = await tx.execute<{ about: AboutProvider }>(sql`
    select json_build_object(
      'emails', array_remove(array[a.email, a.notice_email], null),
      'phones', (select coalesce(json_agg(p.phone), '[]') from (
        select unnest(array[s.phone_number, s.whatsapp_number]) from services s
        where s.account_id = a.id union all select a.phone) p(phone) where p.phone <> ''),
      'isNetworkOurs', exists(select from account_networks n where n.account_id = a.id
        and encode(n.network, 'hex') = any(${sql.param(networks)}::text[])),
      'isMany', (select count(*) from reviews r where r.account_id = a.id
        and r.booking_id <> ${bookingId} and r.written_at > ${toTimestamp(now - DAY_MS)}) >= ${MOST_A_DAY}
    ) as about from accounts a where a.id = ${accountId}`);
  const [row] = rows;
  if (!row) throw new Error('a booking without an account');
  return row.about;
}

/**
 * After an edit, flags about the writer or about the number of reviews stay. Only flags about the
 * text can go.
 */
function flagsOf(facts: ReviewFacts, text: string, about: AboutProvider): ReviewFlag[] {
  const { email, phoneKey: phone, createdAt, endsAt, review } = facts;
  const isOwnAddress =
    email !== null && about.emails.some((own) => mailboxOf(own) === mailboxOf(email));
  const isOwnNumber = phone !== null && about.phones.some((own) => phoneKey(own) === phone);
  const had = (flag: ReviewFlag) => review?.flags.includes(flag) ?? false;
  const flags: [ReviewFlag, boolean][] = [
    ['contact', holdsContact(text)],
    ['quick', endsAt - createdAt < QUICK_VISIT_MS],
    ['network', about.isNetworkOurs || had('network')],
    ['many', review ? had('many') : about.isMany],
    ['own', isOwnAddress || isOwnNumber || had('own')],
  ];
  return flags.flatMap(([flag, isRaised]) => (isRaised ? flag : []));
}

function assertOpen(facts: ReviewFacts, now: number): void {
  const stage = reviewStage(facts, now);
  if (stage === 'open') return;
  const why = {
    early: refusal('reviewEarly'),
    closed: refusal('reviewLate'),
    cancelled: refusal('visitCancelled'),
  }[stage];
  throw new AppError('conflict', why);
}

async function write(
  tx: CalendarTransaction,
  facts: ReviewFacts,
  {
    stars,
    text,
    lang,
    network,
  }: { stars: number; text: string; lang: string; network?: string | undefined },
  { now, linkSecret }: { now: number; linkSecret: string },
): Promise<void> {
  const { accountId, bookingId, email, phoneKey: phone, items, review } = facts;
  const from =
    network === undefined
      ? []
      : networkHashes(network, linkSecret).map((hash) => hash.toString('hex'));
  const networks = [...from, ...(facts.network === null ? [] : [facts.network])];
  const flags = flagsOf(facts, text, await readProvider(tx, facts, networks, now));
  const isAnew = review === null || review.status === 'taken back';
  const wasShown = !isAnew && review.publishedAt !== null;
  const status = flags.length > 0 ? 'held' : wasShown ? 'published' : 'waiting';
  const byPhone = phone === null ? [] : phoneHashes(phone, linkSecret);
  const byWriter = email === null ? byPhone : addressHashes(email, linkSecret);
  // A writer has the same hash with a provider, even after the secret has changed.
  const writer = sql`coalesce((select writer from reviews
      where account_id = ${accountId} and writer = any(${sql.param(byWriter)}::bytea[]) limit 1),
    ${byWriter[0] ?? null}::bytea)`;
  await tx.execute(sql`
    insert into reviews (account_id, booking_id, writer, writer_phone, stars, text, lang, author,
      service_id, item_name, more_items, visited_at, status, flags, written_at, publish_at, held_at)
    values (${accountId}, ${bookingId}, ${writer}, ${byPhone[0] ?? null}, ${stars}, ${text}, ${lang},
      ${shownName(facts.name)}, ${facts.service.id}, ${items[0] ?? ''},
      ${Math.max(0, items.length - 1)}, ${toTimestamp(facts.startsAt)}, ${status},
      ${sql.param(flags)}::text[], ${toTimestamp(now)}, ${toTimestamp(now + PUBLISHED_AFTER_MS)},
      ${status === 'held' ? toTimestamp(now) : null})
    on conflict (account_id, booking_id) do update set
      writer = excluded.writer, writer_phone = excluded.writer_phone, author = excluded.author,
      stars = excluded.stars, text = excluded.text, lang = excluded.lang,
      status = excluded.status, flags = excluded.flags, version = reviews.version + 1,
      held_at = coalesce(case when reviews.status = 'held' then reviews.held_at end, excluded.held_at),
      written_at = case when ${isAnew} then excluded.written_at else reviews.written_at end,
      publish_at = case when ${isAnew} then excluded.publish_at else reviews.publish_at end,
      changed_at = case when ${isAnew} then null else ${toTimestamp(now)} end,
      published_at = case when ${isAnew} then null else reviews.published_at end,
      seen_at = null`);
}

type Written = { stars: number; text: string; lang: string };

function isSame(review: Written, { stars, text, lang }: Written): boolean {
  return review.stars === stars && review.text === text && review.lang === lang;
}

/**
 * A repeat changes nothing. Throws `conflict` when the time for reviews is over, or after a
 * decision about the review.
 */
export const writeReview: Call<HostTable['writeReview']> = async ({ body }, context) => {
  const { db, now, linkSecret } = context;
  const { accountId, bookingId } = await getLinkedReview(body.token, context);
  await inCalendar(db, accountId, async (tx) => {
    // Waits for a decision that the staff is making, so that the code below sees it.
    await tx.execute(sql`
      select from reviews where account_id = ${accountId} and booking_id = ${bookingId}
      for no key update`);
    const facts = await getLinkedReview(body.token, { db: tx, linkSecret });
    assertOpen(facts, now());
    assertUndecided(facts);
    const { review } = facts;
    if (review && review.status !== 'taken back' && isSame(review, body)) return;
    if (linkSecret !== null) await write(tx, facts, body, { now: now(), linkSecret });
  });
  return { link: toReviewLink(await getLinkedReview(body.token, context), context) };
};

function assertUndecided({ review }: ReviewFacts): void {
  if (review?.status === 'refused') {
    throw new AppError('conflict', refusal('reviewRefused'));
  }
}

export const takeReviewBack: Call<HostTable['takeReviewBack']> = async ({ body }, context) => {
  const { db, now } = context;
  const facts = await getLinkedReview(body.token, context);
  const { accountId, bookingId } = facts;
  assertOpen(facts, now());
  assertUndecided(facts);
  await db
    .update(reviews)
    .set({
      status: 'taken back',
      text: '',
      author: '',
      lang: '',
      reply: '',
      replyLang: '',
      repliedAt: null,
      replyChangedAt: null,
      publishedAt: null,
      version: sql`${reviews.version} + 1`,
    })
    .where(
      and(
        eq(reviews.accountId, accountId),
        eq(reviews.bookingId, bookingId),
        sql`${reviews.status} in ('waiting', 'held', 'published')`,
      ),
    );
  return { link: toReviewLink(await getLinkedReview(body.token, context), context) };
};

/** Does nothing unless the visit is marked as missed. */
export const disputeMissed: Call<HostTable['disputeMissed']> = async ({ body }, context) => {
  const { db, now } = context;
  const { accountId, bookingId } = await getLinkedReview(body.token, context);
  await db
    .update(bookings)
    .set({ missedDisputedAt: sql`coalesce(missed_disputed_at, ${toTimestamp(now())})` })
    .where(
      and(
        eq(bookings.accountId, accountId),
        eq(bookings.id, bookingId),
        sql`missed_at is not null`,
      ),
    );
  return { link: toReviewLink(await getLinkedReview(body.token, context), context) };
};
