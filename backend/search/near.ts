import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import type { NearReason } from '@/lib/shared/domain/directory/search';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { ALL_PLACES, kilometresBetween, pointOf } from '@/lib/shared/domain/places/points';
import type { CategoryId } from '@/lib/shared/domain/services/categories';
import { allOfConcepts } from './asked';
import { type Concept, categoryTerm, isTrade, kindTerm } from './concept';
import { type Asked, choicesOf, hasTerms, narrowingOf, type Wanted } from './conditions';
import { type ResultRow, readRows } from './page';

export const FEW_MATCHES = 4;
const MOST_NEAR = 6;

interface Reason {
  by: NearReason;
  /** The id of a subcategory or a category. */
  id: number | null;
  /** A title, or the words that are missing or only mentioned. */
  text: string;
}

interface Near {
  row: ResultRow;
  reason: Reason;
}

interface Step {
  by: NearReason;
  terms: string | null;
  search: Wanted;
  text?: string;
  /** Subcategories. One of them is the reason. */
  kinds?: readonly number[];
  category?: CategoryId;
}

/** The community is dropped only if nothing matches. */
function withoutOneChoice(search: Wanted, terms: string | null, isNobody: boolean): Step[] {
  const { cityId, around, day, soon, evening, weekend, weekendFrom, ...others } = search;
  const { priceUpTo, communityId, ...rest } = others;
  const isTimed = day !== undefined || soon || evening || weekend;
  const times = { day, soon, evening, weekend, weekendFrom };
  const place = { cityId, around };
  return [
    ...(cityId === undefined
      ? []
      : [{ by: 'place' as const, terms, search: { ...rest, ...times, priceUpTo, communityId } }]),
    ...(isTimed
      ? [{ by: 'time' as const, terms, search: { ...rest, ...place, priceUpTo, communityId } }]
      : []),
    ...(priceUpTo === undefined
      ? []
      : [{ by: 'price' as const, terms, search: { ...rest, ...place, ...times, communityId } }]),
    ...(communityId === undefined || !isNobody
      ? []
      : [{ by: 'community' as const, terms, search: { ...rest, ...place, ...times, priceUpTo } }]),
  ];
}

function allBut(concepts: readonly Concept[], one: Concept, instead: string | null): string {
  const others = concepts.filter((concept) => concept !== one);
  const conditions = [others.length > 0 ? allOfConcepts(others, 'full') : null, instead];
  return conditions.filter((condition) => condition !== null).join(' & ');
}

const anyKind = (kinds: readonly number[]) => `(${kinds.map(kindTerm).join(' | ')})`;

/**
 * Replaces a concept by its nearest subcategories. If nothing matches, also drops a concept, or
 * takes its category.
 */
function withoutOneConcept(
  concepts: readonly Concept[],
  search: Wanted,
  isNobody: boolean,
): Step[] {
  const steps: Step[] = concepts
    .filter(({ sense }) => sense !== null && sense.nearKinds.length > 0)
    .map((concept) => {
      const kinds = concept.sense?.nearKinds ?? [];
      const terms = allBut(concepts, concept, anyKind(kinds));
      return { by: 'subcategory', terms, kinds, search };
    });
  if (!isNobody) return steps;
  const [only, ...others] = concepts;
  for (const concept of concepts) {
    if (!concepts.some((other) => other !== concept && isTrade(other))) continue;
    const terms = allBut(concepts, concept, null);
    steps.push({ by: 'missing', terms, text: concept.text, search });
  }
  if (only?.mention && others.length === 0) {
    steps.push({ by: 'mentions', terms: only.mention, text: only.text, search });
  }
  for (const concept of concepts) {
    const [category] = concept.sense?.within ?? [];
    if (category === undefined) continue;
    steps.push(
      {
        by: 'category',
        terms: allBut(concepts, concept, categoryTerm(category)),
        category,
        search,
      },
      { by: 'category', terms: categoryTerm(category), category, search },
    );
  }
  return steps;
}

/** The nearest to a wanted place come first, then those of a word's community. */
function orderOf({ cityId }: Wanted, community: CommunityId | null): SQL {
  const last = sql`(community_id = ${community}::int) desc nulls last, free_at, service_id`;
  const middle = cityId === undefined ? null : pointOf(cityId);
  if (!middle) return last;
  const distances = Object.fromEntries(
    ALL_PLACES.map(({ id, point }) => [id, Math.round(kilometresBetween(middle, point) * 10)]),
  );
  return sql`(${JSON.stringify(distances)}::json ->> place_id::text)::int, ${last}`;
}

/** Returns services in the order of the steps, without the matches. */
async function readSteps(
  db: Database,
  steps: readonly Step[],
  { asked, matches, order }: { asked: Asked; matches: readonly string[]; order: SQL },
): Promise<Near[]> {
  if (steps.length === 0) return [];
  const others = sql`service_id <> all (${`{${matches.join(',')}}`}::uuid[])`;
  const parts = steps.map(({ terms, search }, step) => {
    const table = terms === null ? 'service_search' : 'service_words';
    const fits = terms === null ? sql`true` : hasTerms(terms);
    return sql`(select ${step}::int as step, service_id, row_number() over () as place
      from (select service_id from ${sql.identifier(table)}
        where ${fits} and ${narrowingOf({ ...asked, search }, table)} and ${choicesOf(search)} and ${others}
        order by ${order} limit ${MOST_NEAR}) as fitting)`;
  });
  const { rows: found } = await db.execute<{ id: string; step: number }>(sql`
    select service_id as id, step from (
      select distinct on (service_id) service_id, step, place
      from (${sql.join(parts, sql` union all `)}) as near order by service_id, step, place) as nearest
    order by step, place limit ${MOST_NEAR}`);
  if (found.length === 0) return [];
  const page = sql.join(
    found.map(({ id }, place) => sql`select ${id}::uuid as service_id, ${place}::int as place`),
    sql` union all `,
  );
  const stepOf = new Map(found.map(({ id, step }) => [id, steps[step]]));
  return (await readRows(db, page, asked)).flatMap((row) => {
    const step = stepOf.get(row.id);
    return step ? [{ row, reason: reasonOf(step, row) }] : [];
  });
}

function reasonOf({ by, kinds, category, text }: Step, row: ResultRow): Reason {
  const kind = row.subcategories.find(({ id }) => kinds?.includes(id));
  if (kind) return { by, id: kind.id, text: kind.title };
  return { by, id: category ?? null, text: text ?? '' };
}

/**
 * Finds services near a search that has few `matches`. The nearest come first, each with its
 * reason.
 */
export async function readNear(
  db: Database,
  asked: Asked,
  { concepts, matches }: { concepts: readonly Concept[]; matches: readonly string[] },
): Promise<Near[]> {
  const terms = concepts.length > 0 ? allOfConcepts(concepts, 'full') : null;
  const community = concepts.find(({ sense }) => sense?.community)?.sense?.community ?? null;
  const { search } = asked;
  const how = { asked, matches, order: orderOf(search, community) };
  const isNobody = matches.length === 0;
  const steps = [
    ...withoutOneChoice(search, terms, isNobody),
    ...withoutOneConcept(concepts, search, isNobody),
  ];
  const found = await readSteps(db, steps, how);
  if (found.length > 0 || !isNobody) return found;
  const { hostCountry, categoryId, sort, page } = search;
  return readSteps(
    db,
    withoutOneConcept(concepts, { hostCountry, categoryId, sort, page }, isNobody),
    how,
  );
}
