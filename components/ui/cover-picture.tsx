import type { ComponentProps } from 'react';
import { NoPicture } from './no-picture';

interface CoverPictureProps
  extends Pick<ComponentProps<'img'>, 'width' | 'height' | 'loading' | 'fetchPriority'> {
  /** "" for none. */
  src: string;
  className?: string;
}

/**
 * A picture that fills its frame, which is `relative` and has the size; cut from the upper third so
 * that faces stay whole. `NoPicture` shows where there is none or it does not load.
 */
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
