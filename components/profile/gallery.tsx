'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { NoPicture } from '@/components/ui/no-picture';
import { Lightbox, type Picture } from './lightbox';

interface GalleryProps {
  /** Whose pictures these are, for those who cannot see them. */
  name: string;
  pictures: readonly Picture[];
}

/** The portfolio: links to the pictures, which open in a lightbox once scripts run. */
export function Gallery({ name, pictures }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const tiles = useRef<HTMLUListElement>(null);
  const count = pictures.length;

  function open(event: MouseEvent, index: number) {
    // A new tab or window stays the visitor's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(index);
  }

  function close() {
    if (shown !== null) tiles.current?.querySelectorAll('a')[shown]?.focus();
    setShown(null);
  }

  return (
    <>
      <ul className="mosaic" data-count={count} ref={tiles}>
        {pictures.map(({ id, url }, index) => (
          <li key={id}>
            <a
              href={url}
              aria-label={`Open image ${index + 1} of ${count}`}
              onClick={(event) => open(event, index)}
            >
              <img src={url} alt="" width={800} height={600} loading="lazy" decoding="async" />
              <NoPicture text="" />
            </a>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <Lightbox name={name} pictures={pictures} shown={shown} onShow={setShown} onClose={close} />
      )}
    </>
  );
}
