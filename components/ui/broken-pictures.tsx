'use client';

import { useEffect } from 'react';

/** An image of width 0 is either broken or an SVG without a size of its own: decoding tells which. */
function check(image: HTMLImageElement) {
  if (!image.complete || image.naturalWidth > 0 || !image.currentSrc) return;
  image.decode().catch(() => {
    image.dataset.broken = '';
  });
}

/**
 * Marks every picture of the page that did not load, even before scripts ran, so that `NoPicture`
 * after it shows in its place. One listener serves all pictures.
 */
export function BrokenPictures() {
  useEffect(() => {
    const mark = ({ target, type }: Event) => {
      if (!(target instanceof HTMLImageElement)) return;
      if (type === 'error') target.dataset.broken = '';
      else delete target.dataset.broken;
    };
    // These events do not bubble, but they can be captured.
    const events = ['error', 'load'] as const;
    for (const name of events) document.addEventListener(name, mark, true);
    for (const image of document.images) check(image);
    return () => {
      for (const name of events) document.removeEventListener(name, mark, true);
    };
  }, []);
  return null;
}
