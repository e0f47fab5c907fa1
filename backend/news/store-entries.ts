import { and, between, eq, inArray, ne, sql } from 'drizzle-orm';
import { DAY_MS } from '@/lib/shared/time/units';
import type { Database, Transaction } from '../db/client';
import { newsArticles, newsLinks } from '../db/news-schema';
import { canonicalOf, titleKeyOf, withoutTracking } from './canonical';
import type { FeedEntry } from './feed-entry';
import type { Feed } from './feeds';
import { originsNamedIn } from './mentions';
import { RETENTION_DAYS } from './retire';

const SAME_STORY_DAYS = 3;

export interface Stored {
  added: number;
  /** The number of copies of other outlets' articles. */
  merged: number;
}

interface Candidate extends FeedEntry {
  at: Date;
  canonical: string;
  titleKey: string;
  audiences: ReturnType<typeof audiencesOf>;
}

/** A date in the future becomes the current time: otherwise the article would stay on top. */
function toCandidate(entry: FeedEntry, index: number, feed: Feed, now: number): Candidate {
  const published = entry.publishedAt ?? now;
  const link = withoutTracking(entry.link);
  return {
    ...entry,
    link,
    at: new Date(published < now ? published : now - index * 1000),
    canonical: canonicalOf(link),
    titleKey: titleKeyOf(entry.title, feed.source),
    audiences: audiencesOf(feed, entry),
  };
}

/** Stores all entries or none. An article that is known already gains this feed's audience. */
export async function storeEntries(
  db: Database,
  feed: Feed,
  entries: readonly FeedEntry[],
  now: number,
): Promise<Stored> {
  const candidates = entries
    .map((entry, index) => toCandidate(entry, index, feed, now))
    .filter(({ at, audiences, canonical }) => {
      const isKept = now - at.getTime() < RETENTION_DAYS * DAY_MS;
      return isKept && audiences.length > 0 && canonical.length <= 2048;
    });
  if (candidates.length === 0) return { added: 0, merged: 0 };
  return db.transaction((tx) => storeCandidates(tx, feed, candidates));
}

async function storeCandidates(
  tx: Transaction,
  feed: Feed,
  candidates: readonly Candidate[],
): Promise<Stored> {
  const stored: Stored = { added: 0, merged: 0 };
  const known = await findByLink(tx, candidates);
  for (const candidate of candidates) {
    let uuid = known.get(candidate.canonical);
    if (uuid === undefined) {
      const copied = await findByTitle(tx, feed, candidate);
      uuid = copied ?? (await insertArticle(tx, feed, candidate));
      stored[copied === null ? 'added' : 'merged'] += 1;
      await tx.insert(newsLinks).values({ canonical: candidate.canonical, articleUuid: uuid });
      known.set(candidate.canonical, uuid);
    }
    await addAudiences(tx, uuid, candidate.audiences);
  }
  return stored;
}

async function findByLink(tx: Transaction, candidates: readonly Candidate[]) {
  const links = candidates.map(({ canonical }) => canonical);
  const rows = await tx.select().from(newsLinks).where(inArray(newsLinks.canonical, links));
  return new Map(rows.map(({ canonical, articleUuid }) => [canonical, articleUuid]));
}

/** Finds another outlet's copy of the article. If the copy has no picture, it gets this one. */
async function findByTitle(
  tx: Transaction,
  feed: Feed,
  { titleKey, at, pictureUrl }: Candidate,
): Promise<string | null> {
  if (titleKey === '') return null;
  const apart = SAME_STORY_DAYS * DAY_MS;
  const [found] = await tx
    .update(newsArticles)
    .set({ pictureUrl: sql`coalesce(${newsArticles.pictureUrl}, ${pictureUrl})` })
    .where(
      inArray(
        newsArticles.uuid,
        tx
          .select({ uuid: newsArticles.uuid })
          .from(newsArticles)
          .where(
            and(
              eq(newsArticles.titleKey, titleKey),
              ne(newsArticles.source, feed.source),
              between(
                newsArticles.publishedAt,
                new Date(at.getTime() - apart),
                new Date(at.getTime() + apart),
              ),
            ),
          )
          .orderBy(newsArticles.publishedAt, newsArticles.uuid)
          .limit(1),
      ),
    )
    .returning({ uuid: newsArticles.uuid });
  return found?.uuid ?? null;
}

async function insertArticle(tx: Transaction, feed: Feed, candidate: Candidate): Promise<string> {
  const { title, titleKey, snippet, link, pictureUrl, at } = candidate;
  const [inserted] = await tx
    .insert(newsArticles)
    .values({ title, titleKey, snippet, link, pictureUrl, source: feed.source, publishedAt: at })
    .returning({ uuid: newsArticles.uuid });
  if (!inserted) throw new Error('the article was not inserted');
  return inserted.uuid;
}

interface Audience {
  origin: string;
  residences: readonly string[] | null;
}

/**
 * Articles of outlets in a country of origin are for all people from there. Articles from abroad
 * are for residents who come from the countries that they name.
 */
function audiencesOf(feed: Feed, { title, snippet }: FeedEntry): Audience[] {
  if (feed.origin !== null) return [{ origin: feed.origin, residences: null }];
  const residences = feed.residence === null ? null : [feed.residence];
  return originsNamedIn(`${title} ${snippet}`).map((origin) => ({ origin, residences }));
}

/** An audience everywhere includes all other audiences of the same origin. */
async function addAudiences(
  db: Pick<Database, 'execute'>,
  articleUuid: string,
  audiences: readonly Audience[],
): Promise<void> {
  for (const { origin, residences } of audiences) {
    const added = sql`${sql.param(residences && [...residences])}::text[]`;
    await db.execute(sql`
      insert into news_audiences (article_uuid, origin, residences, published_at)
      select uuid, ${origin}, ${added}, published_at from news_articles where uuid = ${articleUuid}
      on conflict (article_uuid, origin) do update
      set residences = case when excluded.residences is not null then array(
        select distinct unnest(news_audiences.residences || excluded.residences) order by 1) end
      where news_audiences.residences is not null
        and not coalesce(excluded.residences <@ news_audiences.residences, false)`);
  }
}
