'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { HiddenFields } from '@/components/booking/hidden-fields';
import { PageForm } from '@/components/shared/links/page-form';
import { PageLink } from '@/components/shared/links/page-link';
import { isPlainClick } from '@/components/shared/links/plain-click';
import { Button } from '@/components/shared/ui/button';
import { IconButton, iconButtonVariants } from '@/components/shared/ui/icon-button';
import { ChevronDown, ChevronLeft, ChevronRight } from '@/components/shared/ui/icons';
import { inputVariants } from '@/components/shared/ui/input';
import { useOnHydration } from '@/components/shared/ui/use-on-hydration';
import type { BookingWindow } from '@/lib/shared/domain/booking/window';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatMonth } from '@/lib/shared/time/format';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { serializeBookingState } from '@/lib/shared/url/booking-url';
import { movePath } from '@/lib/shared/url/manage-url';
import { paths } from '@/lib/shared/url/paths';
import { type Choice, timesPath } from './choice';

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

interface WeekPlace {
  week: BookingWindow;
  day: LocalDate;
  choice: Choice;
  go: (href: string) => void;
}

function MonthForm({ week, day, choice, go }: WeekPlace) {
  const t = useTexts('booking.week');
  const select = useRef<HTMLSelectElement>(null);
  const month = day.slice(0, 7);
  const shown = week.months.find((first) => first.startsWith(month)) ?? '';
  const jump = (first: string) => {
    if (first !== shown) go(timesPath(choice, { week: first }));
  };

  const { moves } = choice;
  const action = moves ? movePath(moves) : paths.selectTime;
  const fields: Record<string, string> = moves
    ? {}
    : Object.fromEntries(new URLSearchParams(serializeBookingState(choice)));

  useOnHydration(() => jump(select.current?.value ?? shown));

  return (
    <PageForm className="flex min-w-0 items-center gap-2" action={action}>
      <HiddenFields values={fields} />
      <div className="relative w-[min(14rem,60vw)] min-w-0">
        <select
          ref={select}
          key={shown}
          className={inputVariants({
            kind: 'select',
            end: 'icon',
            className: 'font-semibold max-tiny:ps-2.5 max-tiny:pe-8.5',
          })}
          name="week"
          aria-label={t('month')}
          defaultValue={shown}
          onChange={(event) => jump(event.target.value)}
        >
          {week.months.map((first) => (
            <option key={first} value={first}>
              {formatMonth(first.slice(0, 7), t.locale)}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 max-tiny:end-2.5" />
      </div>
      <noscript>
        <Button type="submit" look="secondary" size="small">
          {t('go')}
        </Button>
      </noscript>
    </PageForm>
  );
}
