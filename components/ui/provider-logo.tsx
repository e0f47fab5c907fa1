interface ProviderLogoProps {
  /** "" when there is none. */
  src: string;
  name: string;
  className: string;
  priority?: boolean;
}

/**
 * A logo in the arch frame, cut from the upper third so that faces stay whole. Without one, or when it
 * does not load, the first letter stands there.
 */
export function ProviderLogo({ src, name, className, priority }: ProviderLogoProps) {
  const initial = [...name.trim()][0]?.toUpperCase() ?? '';
  return (
    <div className={`thumb-arch ${className}`}>
      {src ? (
        <img
          src={src}
          alt=""
          width={512}
          height={640}
          data-initial={initial}
          className="relative h-full w-full object-cover object-[50%_33%]"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
        />
      ) : null}
      <div
        className="grid h-full w-full place-items-center bg-highlight text-xl/[1.4] font-bold text-on-highlight"
        data-no-picture
        aria-hidden="true"
      >
        {initial}
      </div>
    </div>
  );
}
