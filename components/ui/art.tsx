/** The drawings by themselves and, by how their names begin, those of a series; each has this size. */
const SIZES = {
  empty: [220, 150],
  error: [600, 380],
  'not-found': [600, 430],
  'portal-stall': [520, 640],
  category: [400, 300],
  community: [200, 240],
  neighbours: [640, 372],
} as const;

type Series = 'category' | 'community' | 'neighbours';

interface ArtProps {
  name: Exclude<keyof typeof SIZES, Series> | `${Series}-${string}`;
  /** How large it is drawn. */
  className?: string;
  /** Whether it is the largest thing that the page begins with, so that nothing else is fetched first. */
  leads?: boolean;
}

function isSingle(name: string): name is keyof typeof SIZES {
  return name in SIZES;
}

function sizeOf(name: ArtProps['name']): readonly [width: number, height: number] {
  return SIZES[isSingle(name) ? name : (name.slice(0, name.indexOf('-')) as Series)];
}

/** One of our own drawings. They are decoration, so they have no text alternative. */
export function Art({ name, className, leads }: ArtProps) {
  const [width, height] = sizeOf(name);
  return (
    <img
      src={`/art/${name}.svg`}
      alt=""
      // They keep its place until it is there.
      width={width}
      height={height}
      className={className}
      // Eager ones of the 404 page would be preloaded on every page: Next sends it along with each.
      loading={leads ? 'eager' : 'lazy'}
      fetchPriority={leads ? 'high' : undefined}
    />
  );
}
