import type { ComponentProps } from 'react';
import { NoPicture } from './no-picture';

interface CoverPictureProps
  extends Pick<ComponentProps<'img'>, 'width' | 'height' | 'loading' | 'fetchPriority'> {
  /** "" for none. */
  src: string;
  className?: string;
}

/** Cut from the upper third so that faces stay whole; its frame is `relative` and has the size. */
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
