interface ArtProps {
  name:
    | ('confirmed' | 'empty' | 'error' | 'hero-table' | 'not-found' | 'portal-stall')
    | `${'category' | 'community'}-${string}`;
  width: number;
  height: number;
  className?: string;
}

/** One of our own drawings. They are decoration, so they have no text alternative. */
export function Art({ name, width, height, className = 'h-auto w-full' }: ArtProps) {
  return (
    <img
      src={`/art/${name}.svg`}
      alt=""
      width={width}
      height={height}
      className={className}
      // Eager ones would be preloaded on every page: Next sends the 404 page along with each.
      loading="lazy"
    />
  );
}
