'use client';

import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton, iconButtonVariants } from '@/components/ui/icon-button';
import type { BookingWindow } from '@/lib/domain/booking/window';
import { formatMonth } from '@/lib/time/format';
import type { LocalDate } from '@/lib/time/local-date';
import { type BookingState, selectTimePath } from '@/lib/url/booking-url';
import { paths } from '@/lib/url/paths';
import { isPlainClick } from './plain-click';

/** What stays the same in the URL while one looks for a time. */
export type Choice = Pick<BookingState, 'providerId' | 'settlnProviderId' | 'serviceItems'>;

interface WeekNavProps {
  week: BookingWindow;
  /** The day on show, whose month the dropdown names. */
  day: LocalDate;
  choice: Choice;
  go: (href: string) => void;
}

/** The month dropdown and the steps of a week: links and a form, which the page takes over. */
export function WeekNav({ week, day, choice, go }: WeekNavProps) {
  return (
    <div className="flex items-center gap-3 justify-between">
      <MonthForm week={week} day={day} choice={choice} go={go} />
      <nav className="flex items-center gap-2" aria-label="Week">
        <WeekLink label="Previous week" to={week.previous} choice={choice} go={go}>
          <ChevronLeft className="rtl:-scale-x-100" />
        </WeekLink>
        <WeekLink label="Next week" to={week.next} choice={choice} go={go}>
          <ChevronRight className="rtl:-scale-x-100" />
        </WeekLink>
      </nav>
    </div>
  );
}

function MonthForm({ week, day, choice, go }: WeekNavProps) {
  const select = useRef<HTMLSelectElement>(null);
  const month = day.slice(0, 7);
  const shown = week.months.find(({ id }) => id === month)?.first ?? '';
  const jump = (first: string) => {
    if (first !== shown) go(selectTimePath({ ...choice, week: first }));
  };

  // A month picked before hydration has been heard by nobody yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => jump(select.current?.value ?? shown), []);

  return (
    <form className="flex items-center gap-2 min-w-0" action={paths.selectTime}>
      <input type="hidden" name="providerId" value={choice.providerId} />
      <input type="hidden" name="settlnProviderId" value={choice.settlnProviderId} />
      <input type="hidden" name="serviceItems" value={choice.serviceItems.join(',')} />
      <div className="select w-[min(14rem,60vw)]">
        <select
          ref={select}
          key={shown}
          className="input font-semibold"
          name="week"
          aria-label="Month"
          defaultValue={shown}
          onChange={(event) => jump(event.target.value)}
        >
          {week.months.map(({ id, first }) => (
            <option key={id} value={first}>
              {formatMonth(id)}
            </option>
          ))}
        </select>
        <ChevronDown />
      </div>
      <noscript>
        <Button type="submit" look="secondary" size="small">
          Go
        </Button>
      </noscript>
    </form>
  );
}

interface WeekLinkProps extends Pick<WeekNavProps, 'choice' | 'go'> {
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
  const href = selectTimePath({ ...choice, week: to });
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a
      className={iconButtonVariants({ look: 'line' })}
      href={href}
      aria-label={label}
      onClick={follow}
    >
      {children}
    </a>
  );
}
