'use client';

import { cva } from 'class-variance-authority';
import { type MouseEvent, useRef, useState } from 'react';
import { useTexts } from '#texts';
import { NoPicture } from '@/components/ui/no-picture';
import { Lightbox, type Picture } from './lightbox';
import { tileLook } from './tile-look';

const tileVariants = cva(
  'group relative block size-full cursor-zoom-in overflow-hidden rounded-md bg-sunken',
);

interface GalleryProps {
  /** Whose pictures these are, for screen readers. */
  name: string;
  pictures: readonly Picture[];
}

/** The portfolio: links to the pictures, which open in a lightbox once scripts run. */
export function Gallery({ name, pictures }: GalleryProps) {
  const t = useTexts('profile.gallery');
  const [shown, setShown] = useState<number | null>(null);
  const tiles = useRef<HTMLUListElement>(null);
  const count = pictures.length;

  function open(event: MouseEvent, index: number) {
    // With these keys the browser opens a new tab or window.
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
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4" ref={tiles}>
        {pictures.map(({ id, url }, index) => (
          <li className={tileLook(index, count).item} key={id}>
            <a
              className={tileVariants({ className: tileLook(index, count).link })}
              href={url}
              aria-label={t('open', { number: index + 1, count })}
              onClick={(event) => open(event, index)}
            >
              <img
                className="absolute inset-0 size-full object-cover object-[50%_33%] transition-[scale] duration-medium ease-out group-hover:scale-103"
                src={url}
                alt=""
                width={800}
                height={600}
                loading="lazy"
                decoding="async"
              />
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
