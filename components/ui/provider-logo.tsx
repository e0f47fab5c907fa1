interface ProviderLogoProps {
  /** "" when there is none: then the first letter stands in the arch. */
  src: string;
  name: string;
  className: string;
  priority?: boolean;
}

/** A logo in the arch frame, cut from the upper third so that faces stay whole. */
export function ProviderLogo({ src, name, className, priority }: ProviderLogoProps) {
  const frame = `thumb-arch ${className}`;
  if (!src) {
    const initial = [...name.trim()][0]?.toUpperCase() ?? '';
    return (
      <div
        className={`${frame} grid place-items-center bg-highlight text-xl font-bold text-on-highlight`}
        aria-hidden="true"
      >
        {initial}
      </div>
    );
  }
  return (
    <div className={frame}>
      <img
        src={src}
        alt=""
        width={512}
        height={640}
        className="h-full w-full object-cover object-[50%_33%]"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </div>
  );
}
