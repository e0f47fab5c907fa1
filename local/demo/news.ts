import { createHash } from 'node:crypto';
import type { SeedArticle } from '@/backend/db/seed-news';
import { DEMO_ART } from './art/galleries';
import { AFRICA } from './news/africa';
import { GHANA } from './news/ghana';
import type { DemoOutlet } from './news/story';
import { WORLD } from './news/world';
import type { DemoPicture } from './pictures';
import { DEMO_LISTINGS, type DemoSlug } from './providers';

const MINUTE_MS = 60_000;
/** A thumbnail's sides in pixels: those that the reader of feeds draws too. */
const THUMBNAIL = { width: 320, height: 180 };

const OUTLETS: readonly DemoOutlet[] = [...GHANA, ...AFRICA, ...WORLD];

/** The thumbnails of the demo's news: pictures of the catalogue, drawn small. */
export function newsPictures(): DemoPicture[] {
  const used = new Set(
    OUTLETS.flatMap(({ stories }) => stories.flatMap(([, , slug]) => slug ?? [])),
  );
  return DEMO_LISTINGS.flatMap(({ slug }) => (used.has(slug) ? (thumbnailOf(slug) ?? []) : []));
}

function thumbnailOf(slug: DemoSlug): DemoPicture | undefined {
  const [first] = DEMO_ART[slug].pictures;
  if (!first) return undefined;
  const hash = createHash('sha256').update(first.svg).digest('hex').slice(0, 8);
  return { key: `news/demo-${slug}-${hash}.webp`, svg: first.svg, size: THUMBNAIL };
}

/** From half a minute to weeks: ages grow by a quarter, so that every way to say one appears. */
function ageMs(place: number): number {
  return 0.4 * MINUTE_MS * 1.28 ** place;
}

/** The demo's articles, as old as they are at `now`. Every outlet and its domain are invented. */
export function demoNews(now: number, assetsUrl: string): SeedArticle[] {
  const places = new Map<string, number>();
  return interleaved(OUTLETS).map(({ outlet, story: [title, snippet, slug] }, at) => {
    const [country = ''] = outlet.origins;
    const place = places.get(country) ?? 0;
    places.set(country, place + 1);
    const picture = slug && thumbnailOf(slug);
    // Countries with few articles are given older ones, hours apart.
    const age = country === 'GH' ? ageMs(place) : ageMs(12 + (at % 7) + place * 5);
    return {
      ...{ title, snippet, source: outlet.source, origins: outlet.origins },
      ...(outlet.residences && { residences: outlet.residences }),
      link: `https://${outlet.host}.example/articles/${slugOf(title)}`,
      thumbnail: picture ? `${assetsUrl}/${picture.key}` : '',
      publishedAt: new Date(now - Math.round(age)),
    };
  });
}

/** The first story of every outlet, then the second ones: no outlet has a page to itself. */
function interleaved(outlets: readonly DemoOutlet[]) {
  const longest = Math.max(...outlets.map(({ stories }) => stories.length));
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    outlets.flatMap((outlet) => {
      const story = outlet.stories[at];
      return story ? [{ outlet, story }] : [];
    }),
  );
}

function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const hash = createHash('sha256').update(title).digest('hex').slice(0, 6);
  return [...(words?.slice(0, 8) ?? []), hash].join('-');
}
