import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_CATALOGUE } from './catalogue';
import type { DemoSlug } from './shapes/providers';

/** Our own flat SVGs. */
const FOLDER = path.join(import.meta.dirname, 'pictures');

const BORROWED = 3;

/** Named by its file, without the number. */
interface Drawing {
  name: string;
  svg: string;
}

export interface DemoPicture {
  key: string;
  svg: string;
  /** In pixels; as drawn if absent. */
  size?: { width: number; height: number };
}

export interface DemoPictures {
  logo: DemoPicture;
  portfolio: readonly DemoPicture[];
}

export function readDrawing(folder: string, name: string): string {
  return readFileSync(path.join(FOLDER, folder, `${name}.svg`), 'utf8').trim();
}

/** `1-name.svg` first. */
export function drawingsOf(slug: DemoSlug): Drawing[] {
  const files = readdirSync(path.join(FOLDER, slug)).filter((file) => /^\d/.test(file));
  return files.sort().map((file) => ({
    name: file.replace(/^\d+-|\.svg$/g, ''),
    svg: readDrawing(slug, file.replace('.svg', '')),
  }));
}

function drawingOf(slug: DemoSlug, name: string): string {
  const found = drawingsOf(slug).find((drawing) => drawing.name === name);
  if (!found) throw new Error(`no picture of ${slug} is called "${name}"`);
  return found.svg;
}

export function postImage(slug: DemoSlug, name: string) {
  return { type: 'image', picture: drawingOf(slug, name) } as const;
}

export function picturesOf(slug: DemoSlug): DemoPictures {
  const logo = readDrawing(slug, 'logo');
  return {
    logo: { key: keyOf('services', slug, { name: 'logo', svg: logo }), svg: logo },
    portfolio: [...portfolioOf(slug), ...borrowedBy(slug)],
  };
}

function portfolioOf(slug: DemoSlug): DemoPicture[] {
  return drawingsOf(slug).map(({ name, svg }) => ({
    key: keyOf('services', slug, { name, svg }),
    svg,
  }));
}

function borrowedBy(slug: DemoSlug): DemoPicture[] {
  const borrowers = DEMO_CATALOGUE.filter(({ borrows }) => borrows !== undefined);
  const at = borrowers.findIndex((service) => service.slug === slug);
  const lender = borrowers[at]?.borrows;
  if (!lender) return [];
  // Services that borrow from the same one start with different pictures.
  const lent = portfolioOf(lender);
  return Array.from({ length: BORROWED }, (_, n) => lent[(at + n) % lent.length]).flatMap(
    (picture) => picture ?? [],
  );
}

export function allPictures(): DemoPicture[] {
  const used = DEMO_CATALOGUE.flatMap(({ slug }) => {
    const { logo, portfolio } = picturesOf(slug);
    return [logo, ...portfolio];
  });
  return [...new Map(used.map((picture) => [picture.key, picture])).values()];
}

/** Hashed, because stored pictures are cached for ever. */
export function keyOf(folder: string, slug: DemoSlug, { name, svg }: Drawing): string {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return `${folder}/demo-${slug}-${name}-${hash}.webp`;
}
