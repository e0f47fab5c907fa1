'use client';

import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Fragment, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { isRightToLeft, readingKey } from '@/components/ui/direction';
import { NoPicture } from '@/components/ui/no-picture';

export interface Picture {
  id: string;
  url: string;
}

interface LightboxProps {
  name: string;
  pictures: readonly Picture[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** A finger has to travel so many pixels sideways to turn to the next picture. */
const SWIPE_PX = 48;

/** One picture of the portfolio on the whole screen; after the last comes the first again. */
export function Lightbox({ name, pictures, shown, onShow, onClose }: LightboxProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedAt = useRef<number | null>(null);
  const count = pictures.length;
  const picture = pictures[shown];

  useEffect(() => ref.current?.showModal(), []);

  useEffect(() => {
    for (const step of [1, -1]) {
      const neighbour = pictures[(shown + step + count) % count];
      if (neighbour) new Image().src = neighbour.url;
    }
  }, [pictures, shown, count]);

  const turn = (step: 1 | -1) => onShow((shown + step + count) % count);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(readingKey(event.key) === 'ArrowRight' ? 1 : -1);
  }

  function onPointerUp(event: PointerEvent) {
    const from = pressedAt.current;
    pressedAt.current = null;
    if (from === null) return;
    const way = event.clientX - from;
    if (Math.abs(way) >= SWIPE_PX) turn(way > 0 === isRightToLeft() ? 1 : -1);
  }

  return (
    <dialog
      ref={ref}
      className="lightbox"
      aria-label={`Service Highlights of ${name}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="lb-top">
        <p className="lb-count" aria-live="polite">
          {shown + 1} / {count}
        </p>
        <button className="lb-btn" type="button" aria-label="Close" onClick={onClose}>
          <X />
        </button>
      </div>
      <div
        className="lb-stage"
        onPointerDown={(event) => {
          pressedAt.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
      >
        {picture ? (
          <Fragment key={picture.id}>
            <img src={picture.url} alt={`${name}, ${shown + 1} of ${count}`} draggable={false} />
            <NoPicture text="This picture could not be loaded." />
          </Fragment>
        ) : null}
      </div>
      {count > 1 ? (
        <div className="lb-nav">
          <button className="lb-btn" type="button" onClick={() => turn(-1)}>
            <ChevronLeft className="rtl:-scale-x-100" />
            <span className="sr-only">Previous image</span>
          </button>
          <button className="lb-btn" type="button" onClick={() => turn(1)}>
            <ChevronRight className="rtl:-scale-x-100" />
            <span className="sr-only">Next image</span>
          </button>
        </div>
      ) : null}
    </dialog>
  );
}
