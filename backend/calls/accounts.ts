import { eq, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import { accounts } from '@/backend/db/schema';
import { hashNetwork } from '@/backend/reviews/hashes';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import type { AccountAnswer, AccountRequest } from '@/lib/shared/contract/accounts';
import type { HostTable } from '@/lib/shared/contract/host';
import { checkRegistration } from '@/lib/shared/domain/accounts/registration';
import { AppError } from '@/lib/shared/errors';
import { localDay } from '@/lib/shared/time/format';
import { toIso } from '@/lib/shared/time/instant';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import type { Call } from './call';

const CLOCK_SKEW_MS = 5 * MINUTE_MS;

function toAnswer(row: typeof accounts.$inferSelect): AccountAnswer {
  return {
    id: row.id,
    user_id: row.userId,
    first_name: row.firstName,
    last_name: row.lastName,
    date_of_birth: row.dateOfBirth,
    email: row.email,
    agreed_to_terms: row.agreedToTerms,
    terms_accepted_at: toIso(row.termsAcceptedAt),
    name: row.name,
    profile_image_url: row.profileImageUrl,
    address: row.address,
    trader: row.trader,
  };
}

/** Writes to the database at most once a day for each network. */
async function noteNetwork(db: Database, accountId: number, network: Buffer, now: number) {
  const today = sql`${toTimestamp(now)}::date`;
  await db.execute(sql`
    insert into account_networks (account_id, network, seen_on)
    select ${accountId}, ${network}, ${today} where not exists(select from account_networks
      where account_id = ${accountId} and network = ${network} and seen_on >= ${today})
    on conflict (account_id, network) do update set seen_on = excluded.seen_on`);
}

/**
 * Keeps a hash of the provider's network, so that reviews of bookings from it are marked for the
 * staff.
 */
export const findAccount: Call<HostTable['findAccount']> = async (
  { query },
  { db, now, linkSecret },
) => {
  const rows = await db.select().from(accounts).where(eq(accounts.userId, query.userId));
  const [account] = rows;
  if (account && query.network !== undefined && linkSecret !== null) {
    await noteNetwork(db, account.id, hashNetwork(query.network, linkSecret), now());
  }
  return rows.map(toAnswer);
};

/** Checks the rules of the form, with today's date at the venue. */
function assertMayRegister(body: AccountRequest, now: number): void {
  const wrong = checkRegistration(
    {
      firstName: body.first_name,
      lastName: body.last_name,
      birthDate: body.date_of_birth,
      email: body.email,
      agreedToTerms: body.agreed_to_terms,
    },
    localDay(now, VENUE_ZONE.id),
  );
  const [problem] = Object.values(wrong);
  if (problem) {
    throw new AppError('invalid', readerTexts('errors.fields').of(problem));
  }
  if (body.terms_accepted_at > now + CLOCK_SKEW_MS) {
    throw new AppError('invalid', refusal('termsInFuture'));
  }
}

/** Throws `conflict` for a user who has an account. */
export const registerAccount: Call<HostTable['registerAccount']> = async (
  { body },
  { db, now },
) => {
  assertMayRegister(body, now());
  const [account] = await db
    .insert(accounts)
    .values({
      userId: body.user_id,
      firstName: body.first_name,
      lastName: body.last_name,
      name: `${body.first_name} ${body.last_name}`,
      dateOfBirth: body.date_of_birth,
      email: body.email,
      agreedToTerms: body.agreed_to_terms,
      termsAcceptedAt: new Date(body.terms_accepted_at),
      trader: body.trader ?? null,
      language: body.language ?? null,
    })
    .onConflictDoNothing({ target: accounts.userId })
    .returning();
  if (!account) {
    throw new AppError('conflict', refusal('accountExists'));
  }
  return { success: true, data: toAnswer(account), message: 'Provider account created' };
};

export const saveTrader: Call<HostTable['saveTrader']> = async ({ body }, { db }) => {
  const saved = await db
    .update(accounts)
    .set({ trader: body.trader })
    .where(eq(accounts.userId, body.userId))
    .returning({ id: accounts.id });
  if (saved.length === 0) throw new AppError('not_found', refusal('noAccount'));
  return { saved: true };
};
