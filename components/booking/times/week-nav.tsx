'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { IconButton, iconButtonVariants } from '@/components/ui/icon-button';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { timesPath } from './choice';
import { MonthForm, type WeekPlace } from './month-form';
import { isPlainClick } from './plain-click';

/** The month dropdown and the steps of a week: a form and links, which scripts take over. */
export function WeekNav({ week, day, choice, go }: WeekPlace) {
  const t = useTexts('booking.week');
  return (
    <div className="flex items-center justify-between gap-3">
      <MonthForm week={week} day={day} choice={choice} go={go} />
      <nav className="flex items-center gap-2" aria-label={t('label')}>
        <WeekLink label={t('previous')} to={week.previous} choice={choice} go={go}>
          <ChevronLeft className="rtl:-scale-x-100" />
        </WeekLink>
        <WeekLink label={t('next')} to={week.next} choice={choice} go={go}>
          <ChevronRight className="rtl:-scale-x-100" />
        </WeekLink>
      </nav>
    </div>
  );
}

interface WeekLinkProps extends Pick<WeekPlace, 'choice' | 'go'> {
  label: string;
  to: string | null;
  children: ReactNode;
}

function WeekLink({ label, to, choice, go, children }: WeekLinkProps) {
  if (to === null) {
    return (
      <IconButton look="line" className="opacity-45" aria-label={label} disabled>
        {children}
      </IconButton>
    );
  }
  const href = timesPath(choice, { week: to });
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(href);
  };
  return (
    <PageLink
      className={iconButtonVariants({ look: 'line' })}
      href={href}
      aria-label={label}
      onClick={follow}
    >
      {children}
    </PageLink>
  );
}
