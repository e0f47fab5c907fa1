interface ArtProps {
  name: 'confirmed' | 'empty' | 'error' | 'hero-table' | 'not-found' | 'portal-stall';
  width: number;
  height: number;
  className?: string;
}

/** One of the house's own drawings; decoration, so without a text alternative. */
export function Art({ name, width, height, className = 'art' }: ArtProps) {
  return (
    <img
      src={`/art/${name}.svg`}
      alt=""
      width={width}
      height={height}
      className={className}
      // Or every page would preload the drawing of the 404 page, which Next sends along with it.
      loading="lazy"
    />
  );
}
