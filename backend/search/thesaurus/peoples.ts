import { serbianCyrillic } from '@/lib/shared/domain/text/serbian';

/** What people of a community are called; of Serbian and Ukrainian words the part before "-ski" and "-ський". */
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
  // "Afrički", "turski": the s is lost behind another hiss.
  const latin = withEndings(serbian, SERBIAN_ENDINGS).map((word) => word.replace('čs', 'č'));
  return [
    ...latin,
    ...latin.map(serbianCyrillic),
    ...withEndings(ukrainian, UKRAINIAN_ENDINGS).map((word) => word.replace('цьсь', 'ць')),
    ...others.split(', '),
  ];
}
