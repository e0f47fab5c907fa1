'use client';

import { useEffect } from 'react';

/** Width 0 means broken, or an SVG without a size: decoding tells. */
function check(image: HTMLImageElement) {
  if (!image.complete || image.naturalWidth > 0 || !image.currentSrc) return;
  image.decode().catch(() => {
    image.dataset.broken = '';
  });
}

/** Marks broken pictures, also those that failed before scripts ran. */
export function BrokenPictures() {
  useEffect(() => {
    const mark = ({ target, type }: Event) => {
      if (!(target instanceof HTMLImageElement)) return;
      if (type === 'error') target.dataset.broken = '';
      else delete target.dataset.broken;
    };
    // These events do not bubble.
    const events = ['error', 'load'] as const;
    for (const name of events) document.addEventListener(name, mark, true);
    for (const image of document.images) check(image);
    return () => {
      for (const name of events) document.removeEventListener(name, mark, true);
    };
  }, []);
  return null;
}
