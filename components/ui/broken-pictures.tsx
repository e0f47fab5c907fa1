'use client';

import { useEffect } from 'react';

/** A picture without pixels may still be a drawing without a size of its own: decoding tells. */
function check(image: HTMLImageElement) {
  if (!image.complete || image.naturalWidth > 0 || !image.currentSrc) return;
  image.decode().catch(() => {
    image.dataset.broken = '';
  });
}

/**
 * Marks every picture of the page that does not load, also those that failed before scripts ran, so
 * that what stands after it takes its place (`NoPicture`). One listener for all of them.
 */
export function BrokenPictures() {
  useEffect(() => {
    const note = ({ target, type }: Event) => {
      if (!(target instanceof HTMLImageElement)) return;
      if (type === 'error') target.dataset.broken = '';
      else delete target.dataset.broken;
    };
    // These events do not bubble; on their way down they can be heard.
    const events = ['error', 'load'] as const;
    for (const name of events) document.addEventListener(name, note, true);
    for (const image of document.images) check(image);
    return () => {
      for (const name of events) document.removeEventListener(name, note, true);
    };
  }, []);
  return null;
}
