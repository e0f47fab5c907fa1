import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedNews } from '@/backend/db/seed-news';
import { sampleArticle } from '@/backend/testing/contract-subject';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { host } from '@/lib/server/host/transport/rows';
import { HOUR_MS } from '@/lib/shared/time/units';

const NOW = Date.parse('2027-03-05T12:00:00Z');

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

async function ask(origin: string, residence: string, more = '') {
  const { status, json } = await backend.call(
    `/news?country_of_origin_iso_code=${origin}&country_of_residence_iso_code=${residence}${more}`,
  );
  return {
    status,
    items: status === 200 ? host.listNews.read.parse(json).filter((item) => item !== null) : [],
    json,
  };
}

describe('the news', () => {
  it('CC-030 CC-031 are those of the origin, and of the residence where they name the origin', async () => {
    const at = (hours: number) => new Date(NOW - hours * HOUR_MS);
    await seedNews(backend.db, [
      sampleArticle({ title: 'Home', publishedAt: at(3) }),
      sampleArticle({ title: 'In Malta', publishedAt: at(1), residences: ['MT', 'IT'] }),
      sampleArticle({ title: 'In Britain', publishedAt: at(2), residences: ['GB'] }),
      sampleArticle({ title: 'Of both', publishedAt: at(4), origins: ['GH', 'NG'] }),
      sampleArticle({ title: 'Elsewhere', publishedAt: at(0), origins: ['NG'] }),
    ]);
    const titles = async (origin: string, residence: string) =>
      (await ask(origin, residence)).items.map(({ title }) => title);
    expect(await titles('GH', 'MT')).toEqual(['In Malta', 'Home', 'Of both']);
    expect(await titles('GH', 'GB')).toEqual(['In Britain', 'Home', 'Of both']);
    expect(await titles('GH', 'HU')).toEqual(['Home', 'Of both']);
    expect(await titles('NG', 'MT')).toEqual(['Elsewhere', 'Of both']);
    expect(await titles('PE', 'MT')).toEqual([]);
  });

  it('CC-032 come in pages that never repeat or skip one, also within the same second', async () => {
    const publishedAt = new Date(NOW);
    const articles = Array.from({ length: 45 }, (_, at) =>
      sampleArticle({ title: `Article ${at}`, origins: ['KE'], publishedAt }),
    );
    const uuids = await seedNews(backend.db, articles);
    const pages = await Promise.all(
      [0, 20, 40, 60].map((offset) => ask('KE', 'MT', `&offset=${offset}&limit=20`)),
    );
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5, 0]);
    const seen = pages.flatMap(({ items }) => items.map(({ uuid }) => uuid));
    expect(seen).toEqual([...uuids].sort());
  });

  it.each(['&limit=101', '&limit=0', '&offset=-1', '&limit=x', '&offset=1e9'])(
    'refuse %s',
    async (more) => {
      expect((await ask('GH', 'MT', more)).status).toBe(400);
    },
  );

  it('refuse to be asked without countries', async () => {
    expect((await backend.call('/news')).status).toBe(400);
    expect((await ask('gh', 'MT')).status).toBe(400);
    expect((await ask("GH'--", 'MT')).status).toBe(400);
  });

  it('are read in the order of an index among 100,000 articles, on the first page and a deep one', async () => {
    // In several statements: on a busy machine a single one runs into the time limit.
    for (let part = 0; part < 10; part += 1) {
      await backend.db.execute(sql`
        with made as (
          insert into news_articles (title, title_key, source, snippet, link, published_at)
          select 'Article ' || n, '', 'Bulk', repeat('word ', 40), 'https://bulk.example/' || n,
            timestamptz '2027-01-01' + n * interval '40 seconds'
          from generate_series(${part * 10_000 + 1}::int, ${(part + 1) * 10_000}::int) n
          returning uuid, published_at)
        insert into news_audiences (article_uuid, origin, residences, published_at)
        select uuid, (array['BR','IN','JM','EG'])[1 + (row_number() over ()) % 4], null, published_at
        from made`);
    }
    await backend.db.execute(sql`analyze news_audiences`);
    await backend.db.execute(sql`analyze news_articles`);
    const { rows } = await backend.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select article_uuid from news_audiences
      where origin = 'BR' and (residences is null or 'MT' = any(residences))
      order by published_at desc, article_uuid limit 20`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('news_audiences_in_order');
    expect(plan).not.toContain('Sort');

    for (const [more, count] of [
      ['', 20],
      ['&offset=5000&limit=100', 100],
    ] as const) {
      expect((await ask('BR', 'MT', more)).items).toHaveLength(count);
    }
  });
});
