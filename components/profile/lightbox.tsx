'use client';

import { cva } from 'class-variance-authority';
import { Fragment, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { isRightToLeft, readingKey } from '@/components/shared/ui/direction';
import { ChevronLeft, ChevronRight, X } from '@/components/shared/ui/icons';
import { NoPicture } from '@/components/shared/ui/no-picture';
import { useTexts } from '@/lib/shared/texts/use-texts';

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

const SWIPE_PX = 48;

const buttonVariants = cva(
  'grid size-13 cursor-pointer place-items-center rounded-full border-1.5 border-cypress-control-line bg-cypress text-white hover:bg-cypress-control-hover [&_svg]:size-6',
);

export function Lightbox({ name, pictures, shown, onShow, onClose }: LightboxProps) {
  const t = useTexts('profile.lightbox');
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
      className="fixed inset-0 z-dialog m-0 size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)_auto] border-0 bg-cypress pt-[max(0.5rem,env(safe-area-inset-top))] pr-[max(0.5rem,env(safe-area-inset-right))] pb-[max(0.75rem,env(safe-area-inset-bottom))] pl-[max(0.5rem,env(safe-area-inset-left))] text-on-cypress open:grid lg:grid-rows-[auto_minmax(0,1fr)] lg:px-6 lg:pt-4 lg:pb-10"
      data-ground="cypress"
      aria-label={t('label', { name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="flex min-h-13 items-center justify-between ps-3">
        <p className="font-semibold tabular-nums" dir="ltr" aria-live="polite">
          {t('count', { number: shown + 1, count })}
        </p>
        <button
          className={buttonVariants()}
          type="button"
          aria-label={t('close')}
          onClick={onClose}
        >
          <X />
        </button>
      </div>
      <div
        className="relative grid min-h-0 touch-pan-y touch-pinch-zoom grid-cols-1 grid-rows-1 lg:px-18"
        onPointerDown={(event) => {
          pressedAt.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
      >
        {picture ? (
          <Fragment key={picture.id}>
            <img
              className="size-full object-contain select-none"
              src={picture.url}
              alt={t('alt', { name, number: shown + 1, count })}
              draggable={false}
            />
            <NoPicture text={t('broken')} />
          </Fragment>
        ) : null}
      </div>
      {count > 1 ? (
        <div className="flex justify-between px-3 py-1 lg:pointer-events-none lg:absolute lg:inset-x-6 lg:top-1/2 lg:-translate-y-1/2 lg:p-0 lg:*:pointer-events-auto">
          <button className={buttonVariants()} type="button" onClick={() => turn(-1)}>
            <ChevronLeft className="rtl:-scale-x-100" />
            <span className="sr-only">{t('previous')}</span>
          </button>
          <button className={buttonVariants()} type="button" onClick={() => turn(1)}>
            <ChevronRight className="rtl:-scale-x-100" />
            <span className="sr-only">{t('next')}</span>
          </button>
        </div>
      ) : null}
    </dialog>
  );
}
