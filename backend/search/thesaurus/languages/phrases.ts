/** All combinations of "watch, mind" and "kids, baby". */
export function phrases(...lists: readonly string[]): string {
  return lists
    .map((list) => list.split(', '))
    .reduce((firsts, seconds) => firsts.flatMap((one) => seconds.map((other) => `${one} ${other}`)))
    .join(', ');
}
