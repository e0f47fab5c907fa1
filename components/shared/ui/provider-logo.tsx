import { cva } from 'class-variance-authority';

const logoVariants = cva('flex-none overflow-hidden rounded-t-pill', {
  variants: { corners: { small: 'rounded-b-sm', medium: 'rounded-b-md' } },
  defaultVariants: { corners: 'small' },
});

interface ProviderLogoProps {
  src: string;
  name: string;
  className: string;
  corners?: 'small' | 'medium';
  priority?: boolean;
}

/**
 * The logo is cropped at the upper third to keep faces. Without a logo, the first letter is shown.
 */
export function ProviderLogo({ src, name, className, corners, priority }: ProviderLogoProps) {
  const initial = [...name.trim()][0]?.toUpperCase() ?? '';
  return (
    <div className={logoVariants({ corners, className })} data-logo="">
      {src ? (
        <img
          src={src}
          alt=""
          width={512}
          height={640}
          data-initial={initial}
          className="relative h-full w-full object-cover object-[50%_33%]"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      ) : null}
      <div
        className="grid h-full w-full place-items-center bg-highlight text-xl/7 font-bold text-on-highlight"
        data-no-picture=""
        aria-hidden="true"
      >
        {initial}
      </div>
    </div>
  );
}
