'use client';

import type { ReactNode } from 'react';
import { noteVariants } from '@/components/shared/ui/note';
import { useOnline } from '@/components/shared/ui/use-online';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

interface WhileOnlineProps {
  /** Epoch ms of the page's data. */
  readAt: number;
  children: ReactNode;
}

/** While the browser is offline, `children` cannot be used, and the age of the page is shown. */
export function WhileOnline({ readAt, children }: WhileOnlineProps) {
  const t = useTexts('booking.manage');
  const isOnline = useOnline();
  const time = formatClock(readAt, VENUE_ZONE.id, t.locale);
  return (
    <>
      <div role="status" className="empty:hidden">
        {isOnline ? null : (
          <p className={noteVariants({ look: 'info' })}>{t('offline', { time })}</p>
        )}
      </div>
      <div className={isOnline ? undefined : 'opacity-50'} inert={!isOnline}>
        {children}
      </div>
    </>
  );
}
