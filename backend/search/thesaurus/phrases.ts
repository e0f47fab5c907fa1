function combined(lists: string): string {
  return lists
    .split(' | ')
    .map((list) => list.split(', '))
    .reduce((firsts, seconds) => firsts.flatMap((one) => seconds.map((other) => `${one} ${other}`)))
    .join(', ');
}

/** Splits phrases at commas. "[watch, mind | kids, baby]" stands for all combinations. */
export const listed = (text: string): string[] =>
  text
    .replace(/\[(.+?)\]/gu, (_, lists: string) => combined(lists))
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
