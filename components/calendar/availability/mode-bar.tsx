import { useEffect, useRef } from 'react';
import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { CalendarRange, Copy } from '@/components/ui/icons';

interface ModeBarProps {
  onRange: () => void;
  onCopy: () => void;
  onClose: () => void;
}

/** Names the Change Availability mode, and opens the dialogs that change many days at once. */
export function ModeBar({ onRange, onCopy, onClose }: ModeBarProps) {
  const t = useTexts('calendar.availability.mode');
  const bar = useRef<HTMLElement>(null);
  // The button that opened the mode and had the focus is gone.
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <section
      className="mb-4 grid gap-3 rounded-lg bg-wash px-5 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
      aria-labelledby="mode-title"
      ref={bar}
      tabIndex={-1}
    >
      <div>
        <h2 className={headingVariants({ size: 'small' })} id="mode-title">
          {t('heading')}
        </h2>
        <p className="text-sm text-muted max-lg:hidden">{t('leadForMouse')}</p>
        <p className="text-sm text-muted lg:hidden">{t('leadForTouch')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="secondary" size="small" onClick={onRange}>
          <CalendarRange />
          {t('chooseRange')}
        </Button>
        <Button look="secondary" size="small" onClick={onCopy}>
          <Copy />
          {t('copyWeek')}
        </Button>
        <Button look="ghost" size="small" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </section>
  );
}
