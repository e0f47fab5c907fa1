'use client';

import { useState } from 'react';
import type { MediaType } from '@/lib/shared/contract/slates';

interface SlateMediaProps {
  type: MediaType;
  src: string;
  poster: string;
  label: string;
}

const NO_SOURCE = 3;

/** An element that failed before this script ran sends no event, so it is asked for its state. */
function hasFailed(element: HTMLImageElement | HTMLVideoElement): boolean {
  if (element instanceof HTMLImageElement) return element.complete && element.naturalWidth === 0;
  return element.error !== null || element.networkState === NO_SOURCE;
}

export function SlateMedia({ type, src, poster, label }: SlateMediaProps) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;

  const hide = () => setHidden(true);
  const check = (element: HTMLImageElement | HTMLVideoElement | null) => {
    if (element && hasFailed(element)) hide();
  };
  return (
    <div
      // The box has its size before the picture loads, so that nothing moves.
      className="aspect-[4/3] overflow-hidden bg-sunken *:block *:size-full *:object-contain max-lg:-mx-gutter lg:col-start-1! lg:row-span-5 lg:row-start-1 lg:rounded-lg"
      data-media
    >
      {type === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: the media of a slate come without captions (CC-023)
        <video
          ref={check}
          src={src}
          poster={poster || undefined}
          aria-label={label}
          width={1200}
          height={900}
          controls
          playsInline
          preload="metadata"
          onError={hide}
        />
      ) : (
        <img
          ref={check}
          src={src}
          alt={label}
          width={1200}
          height={900}
          fetchPriority="high"
          decoding="async"
          onError={hide}
        />
      )}
    </div>
  );
}
