interface ArtProps {
  name:
    | ('confirmed' | 'empty' | 'error' | 'hero-table' | 'not-found' | 'portal-stall')
    | `${'category' | 'community' | 'neighbours'}-${string}`;
  width: number;
  height: number;
  className?: string;
  /** Whether it is the largest thing that the page begins with, so that nothing else is fetched first. */
  leads?: boolean;
}

/** One of our own drawings. They are decoration, so they have no text alternative. */
export function Art({ name, width, height, className = 'h-auto w-full', leads }: ArtProps) {
  return (
    <img
      src={`/art/${name}.svg`}
      alt=""
      width={width}
      height={height}
      className={className}
      // Eager ones of the 404 page would be preloaded on every page: Next sends it along with each.
      loading={leads ? 'eager' : 'lazy'}
      fetchPriority={leads ? 'high' : undefined}
    />
  );
}
