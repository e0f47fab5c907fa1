import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import { isUuid } from '@/backend/db/uuid';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import type { OwnAddresses } from '@/lib/shared/contract/short-addresses';
import { findCategoryTitle } from '@/lib/shared/domain/services/categories';
import { addressIdeas } from '@/lib/shared/domain/services/short-address';
import { AppError } from '@/lib/shared/errors';

type Reader = Pick<Database, 'execute'>;

/** The limit keeps accounts from collecting names. */
export const MOST_ADDRESSES = 20;
const IDEAS = 3;

/** When an account is erased, only this hash of its address stays. */
const hashOf = (address: string) => createHash('sha256').update(address).digest('hex');

async function freeOf(db: Reader, ideas: readonly string[]): Promise<string[]> {
  const hashes = ideas.map(hashOf);
  const { rows } = await db.execute<{ address: string }>(sql`
    select address from short_addresses
    where address = any(${sql.param([...ideas, ...hashes])}::text[])`);
  const taken = new Set(rows.map(({ address }) => address));
  return ideas
    .filter((idea, index) => !taken.has(idea) && !taken.has(hashes[index] ?? ''))
    .slice(0, IDEAS);
}

async function readAddresses(db: Reader, serviceId: string, wanted: string): Promise<OwnAddresses> {
  const { rows } = await db.execute<{
    name: string;
    place: string;
    categoryId: number;
    addresses: string[];
  }>(sql`
    select s.name, s.address as place, s.category_id as "categoryId", coalesce((
        select json_agg(a.address order by a.chosen_at desc) from short_addresses a
        where a.service_id = s.id and a.account_id = s.account_id), '[]') as addresses
    from services s where s.id = ${serviceId}`);
  const [row] = rows;
  if (!row) return { address: null, former: [], ideas: [] };
  const [address = null, ...former] = row.addresses;
  const category = findCategoryTitle(row.categoryId) ?? '';
  const ideas = addressIdeas(wanted, { name: row.name, address: row.place, category });
  return { address, former, ideas: await freeOf(db, ideas) };
}

export const findShortAddress: Call<HostTable['findShortAddress']> = async ({ params }, { db }) => {
  const { rows } = await db.execute<{ serviceId: string }>(sql`
    select service_id as "serviceId" from short_addresses
    where address = ${params.address} and service_id is not null`);
  return { serviceId: rows[0]?.serviceId ?? null };
};

export const listShortAddresses: Call<HostTable['listShortAddresses']> = async (
  { params },
  { db },
) =>
  isUuid(params.id) ? readAddresses(db, params.id, '') : { address: null, former: [], ideas: [] };

/** Throws `conflict` for an account with too many. */
export const chooseShortAddress: Call<HostTable['chooseShortAddress']> = (
  { params: { id }, body: { address } },
  { db, now },
) =>
  db.transaction(async (tx) => {
    // The lock makes changes of one account wait for each other.
    const { rows: found } = isUuid(id)
      ? await tx.execute<{ accountId: number }>(sql`
          select a.id as "accountId" from accounts a join services s on s.account_id = a.id
          where s.id = ${id} for no key update of a`)
      : { rows: [] };
    const accountId = found[0]?.accountId;
    if (accountId === undefined) throw new AppError('gone', refusal('noListing'));
    const { rows: counted } = await tx.execute<{ count: number }>(sql`
      select count(*)::int from short_addresses
      where account_id = ${accountId} and address <> ${address}`);
    if ((counted[0]?.count ?? 0) >= MOST_ADDRESSES) {
      throw new AppError('conflict', refusal('manyAddresses'));
    }
    // If two inserts come at once, the second waits for the first and then changes nothing.
    const { rows: chosen } = await tx.execute(sql`
      insert into short_addresses as a (address, account_id, service_id, chosen_at)
      select ${address}, ${accountId}, ${id}, greatest(${toTimestamp(now())}, (
        select max(chosen_at) + interval '1 millisecond' from short_addresses
        where service_id = ${id}))
      on conflict (address) do update
        set service_id = excluded.service_id, chosen_at = excluded.chosen_at
        where a.account_id = excluded.account_id and (a.service_id = excluded.service_id
          or not exists(select from services s where s.id = a.service_id))
      returning address`);
    const isErased =
      chosen.length > 0 &&
      (await tx.execute(sql`select from short_addresses where address = ${hashOf(address)}`)).rows
        .length > 0;
    if (isErased) await tx.execute(sql`delete from short_addresses where address = ${address}`);
    const isTaken = chosen.length === 0 || isErased;
    return { ...(await readAddresses(tx, id, isTaken ? address : '')), isTaken };
  });

/** The addresses stay taken: their hashes are kept. */
export async function forgetAddresses(tx: Reader, accountId: number): Promise<void> {
  // `chooseShortAddress` takes the same lock.
  await tx.execute(sql`select from accounts where id = ${accountId} for update`);
  await tx.execute(sql`
    update short_addresses set account_id = null, service_id = null,
      address = encode(sha256(convert_to(address, 'UTF8')), 'hex')
    where account_id = ${accountId}`);
}
