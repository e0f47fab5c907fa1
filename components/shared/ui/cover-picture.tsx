import type { ComponentProps } from 'react';
import { NoPicture } from './no-picture';

interface CoverPictureProps
  extends Pick<ComponentProps<'img'>, 'width' | 'height' | 'loading' | 'fetchPriority'> {
  src: string;
  className?: string;
}

/** Cut at the upper third to keep faces. Its frame must be `relative` and sized. */
export function CoverPicture({ src, className = '', ...image }: CoverPictureProps) {
  return (
    <>
      {src ? (
        <img
          {...image}
          className={`absolute inset-0 size-full object-cover object-[50%_33%] ${className}`}
          src={src}
          alt=""
          decoding="async"
        />
      ) : null}
      <NoPicture />
    </>
  );
}
