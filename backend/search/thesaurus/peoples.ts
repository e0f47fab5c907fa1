import { serbianCyrillic } from '@/lib/shared/domain/text/serbian';

/**
 * The words for people of a community. Of Serbian and Ukrainian words, the part before "-ski" and
 * "-ський".
 */
interface Peoples {
  serbian: string;
  ukrainian: string;
  others: string;
}

const SERBIAN_ENDINGS = 'ski ska sko sku ske skog skih'.split(' ');
const UKRAINIAN_ENDINGS = 'ський ська ське ську ські ської ських'.split(' ');

const withEndings = (beginnings: string, endings: readonly string[]) =>
  beginnings.split(' ').flatMap((beginning) => endings.map((ending) => beginning + ending));

export function peoplesOf({ serbian, ukrainian, others }: Peoples): string[] {
  // In "Afrički" and "turski", the s is lost after another hissing sound.
  const latin = withEndings(serbian, SERBIAN_ENDINGS).map((word) => word.replace('čs', 'č'));
  return [
    ...latin,
    ...latin.map(serbianCyrillic),
    ...withEndings(ukrainian, UKRAINIAN_ENDINGS).map((word) => word.replace('цьсь', 'ць')),
    ...others.split(', '),
  ];
}
