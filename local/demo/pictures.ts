import { createHash } from 'node:crypto';
import { DEMO_ART } from './art/galleries';
import type { Svg } from './art/svg';
import { DEMO_LISTINGS, type DemoSlug } from './providers';

/** A picture to store: where, and what is drawn on it. */
export interface DemoPicture {
  key: string;
  svg: Svg;
  /** Cut to these sides in pixels; as drawn unless given. */
  size?: { width: number; height: number };
}

/** The pictures of a listing: its logo, and its portfolio in order. */
export interface DemoPictures {
  logo: DemoPicture;
  portfolio: readonly DemoPicture[];
}

/** The pictures of a demo listing with their keys in the bucket. */
export function picturesOf(slug: DemoSlug): DemoPictures {
  const { logo, pictures } = DEMO_ART[slug];
  return {
    logo: { key: keyOf(slug, 'logo', logo), svg: logo },
    portfolio: pictures.map(({ name, svg }) => ({ key: keyOf(slug, name, svg), svg })),
  };
}

/** Every picture of the demo. */
export function allPictures(): DemoPicture[] {
  return DEMO_LISTINGS.flatMap(({ slug }) => {
    const { logo, portfolio } = picturesOf(slug);
    return [logo, ...portfolio];
  });
}

// Stored pictures are cached for ever, so one that is drawn anew needs a name of its own.
function keyOf(slug: DemoSlug, name: string, svg: Svg): string {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return `services/demo-${slug}-${name}-${hash}.webp`;
}
