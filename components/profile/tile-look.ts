/** How many of the last tiles are wide, by the count modulo 4, so that no cell stays empty. */
const WIDE_AT_END = [1, 0, 3, 2] as const;
/** With so few tiles, the large one sets the height of all. */
const FEW = 3;

export interface TileLook {
  item: string;
  link: string;
}

function firstTile(count: number): TileLook {
  const link = count <= FEW ? 'aspect-[4/3]' : 'aspect-[4/3] lg:aspect-auto';
  return { item: `col-span-2 lg:row-span-2${count === 1 ? ' lg:col-span-full' : ''}`, link };
}

function wideScreenTile(index: number, count: number): TileLook {
  const isWide = index >= count - (WIDE_AT_END[count % 4] ?? 0);
  const item = isWide ? 'lg:col-span-2' : '';
  if (count <= FEW)
    return { item: count === 2 ? `${item} lg:row-span-2` : item, link: 'lg:aspect-auto' };
  return { item, link: isWide ? 'lg:aspect-[2/1]' : 'lg:aspect-[4/3]' };
}

/** Two columns on phones; four on wide screens, where the first tile has four cells. */
export function tileLook(index: number, count: number): TileLook {
  if (index === 0) return firstTile(count);
  const wide = wideScreenTile(index, count);
  const isAlone = index === count - 1 && count % 2 === 0;
  const isSame = !isAlone && wide.link === 'lg:aspect-[4/3]';
  return {
    item: `${isAlone ? 'max-lg:col-span-2 ' : ''}${wide.item}`,
    link: isSame
      ? 'aspect-[4/3]'
      : `${isAlone ? 'max-lg:aspect-[2/1]' : 'max-lg:aspect-[4/3]'} ${wide.link}`,
  };
}
