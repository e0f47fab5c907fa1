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
  className?: string;
  leads?: boolean;
}

function isSingle(name: string): name is keyof typeof SIZES {
  return name in SIZES;
}

function sizeOf(name: ArtProps['name']): readonly [width: number, height: number] {
  return SIZES[isSingle(name) ? name : (name.slice(0, name.indexOf('-')) as Series)];
}

/** Decoration, so without a text alternative. */
export function Art({ name, className, leads }: ArtProps) {
  const [width, height] = sizeOf(name);
  return (
    <img
      src={`/art/${name}.svg`}
      alt=""
      width={width}
      height={height}
      className={className}
      // An error page's eager drawing would be preloaded everywhere.
      loading={leads ? 'eager' : 'lazy'}
      fetchPriority={leads ? 'high' : undefined}
    />
  );
}
