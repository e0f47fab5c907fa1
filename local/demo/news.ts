import { createHash } from 'node:crypto';
import type { SeedArticle } from '@/backend/db/seed-news';
import { MINUTE_MS } from '@/lib/shared/time/units';
import africa from './news/africa.json' with { type: 'json' };
import ghana from './news/ghana.json' with { type: 'json' };
import type { DemoOutlet, Story } from './news/story';
import world from './news/world.json' with { type: 'json' };
import { type DemoPicture, drawingsOf, keyOf } from './pictures';
import type { DemoSlug } from './shapes/providers';

/** In pixels, as the feed reader draws. */
const THUMBNAIL = { width: 640, height: 360 };

interface PlacedStory {
  outlet: DemoOutlet;
  story: Story;
  picture: DemoPicture | null;
}

/** Takes a story of each outlet in turn, so that no outlet fills a page. */
function interleaved(outlets: readonly DemoOutlet[]): PlacedStory[] {
  const longest = Math.max(...outlets.map(({ stories }) => stories.length));
  const uses = new Map<DemoSlug, number>();
  const nextPictureOf = (slug: DemoSlug) => {
    const use = uses.get(slug) ?? 0;
    uses.set(slug, use + 1);
    return thumbnailOf(slug, use);
  };
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    outlets.flatMap((outlet) => {
      const story = outlet.stories[at];
      if (!story) return [];
      const { pictureOf } = story;
      return [{ outlet, story, picture: pictureOf ? nextPictureOf(pictureOf) : null }];
    }),
  );
}

function thumbnailOf(slug: DemoSlug, use: number): DemoPicture | null {
  const drawings = drawingsOf(slug);
  const chosen = drawings[use % drawings.length];
  if (!chosen) return null;
  return { key: keyOf('news', slug, chosen), svg: chosen.svg, size: THUMBNAIL };
}

const STORIES = interleaved([...ghana, ...africa, ...world] as readonly DemoOutlet[]);

export function newsPictures(): DemoPicture[] {
  const used = STORIES.flatMap(({ picture }) => picture ?? []);
  return [...new Map(used.map((picture) => [picture.key, picture])).values()];
}

/** The age grows fast with the place, so that every wording of an age appears. */
function ageMs(place: number): number {
  return 0.4 * MINUTE_MS * 1.28 ** place;
}

/** Outlets and domains are invented. */
export function demoNews(now: number, assetsUrl: string): SeedArticle[] {
  const places = new Map<string, number>();
  return STORIES.map(({ outlet, story: { title, snippet }, picture }, at) => {
    const [country = ''] = outlet.origins;
    const place = places.get(country) ?? 0;
    places.set(country, place + 1);
    const age = country === 'GH' ? ageMs(place) : ageMs(12 + (at % 7) + place * 5);
    return {
      title,
      snippet,
      source: outlet.source,
      origins: outlet.origins,
      ...(outlet.residences && { residences: outlet.residences }),
      link: `https://${outlet.host}.example/articles/${slugOf(title)}`,
      thumbnail: picture ? `${assetsUrl}/${picture.key}` : '',
      publishedAt: new Date(now - Math.round(age)),
    };
  });
}

function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const hash = createHash('sha256').update(title).digest('hex').slice(0, 6);
  return [...(words?.slice(0, 8) ?? []), hash].join('-');
}
