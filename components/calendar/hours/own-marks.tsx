import { useState } from 'react';
import { spanWords } from '@/components/calendar/week/slot-words';
import { Button } from '@/components/shared/ui/button';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { headingVariants } from '@/components/shared/ui/heading';
import { Undo2 } from '@/components/shared/ui/icons';
import { Spinner } from '@/components/shared/ui/spinner';
import { countDates, type MarkedDay, markedDays } from '@/lib/shared/domain/hours/own-marks';
import { asWritten } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatLongDate } from '@/lib/shared/time/format';
import { noonOf } from '@/lib/shared/time/local-date';
import { passToMarks } from './pass-to';
import type { OwnMarksState } from './use-own-marks';

const DAYS_SHOWN_FIRST = 5;

interface OwnMarksProps {
  own: OwnMarksState;
  zone: string;
}

export function OwnMarks({ own, zone }: OwnMarksProps) {
  const t = useTexts('hours.marks');
  const [isWhole, setIsWhole] = useState(false);
  const { marks, cleared, isSending, message, problem } = own.state;
  const days = markedDays(marks);
  const canUndo = cleared.length > 0;
  if (days.length === 0 && !canUndo) return null;
  const shown = isWhole ? days : days.slice(0, DAYS_SHOWN_FIRST);
  return (
    <section data-own-marks="" aria-labelledby="own-marks" className="grid gap-3">
      <div>
        <h2 id="own-marks" className={headingVariants({ size: 'small' })}>
          {t('heading', { count: countDates(days) })}
        </h2>
        <p className="text-sm text-muted">{t('lead')}</p>
      </div>
      <div role="status" className="flex flex-wrap items-center gap-x-3 empty:hidden">
        {message ? <span className="font-semibold">{message}</span> : null}
      </div>
      {canUndo ? (
        <Button
          ref={passToMarks}
          look="secondary"
          size="small"
          className="justify-self-start"
          aria-disabled={isSending || undefined}
          onClick={() => {
            if (!isSending) void own.undo();
          }}
        >
          <Undo2 className="rtl:-scale-x-100" />
          {t('undo')}
        </Button>
      ) : null}
      {problem ? <FailureNote>{problem}</FailureNote> : null}
      <ul className="grid">
        {shown.map((day) => (
          <Day key={day.key} day={day} own={own} zone={zone} />
        ))}
      </ul>
      {days.length > shown.length ? (
        <Button ref={passToMarks} look="ghost" size="small" onClick={() => setIsWhole(true)}>
          {t('showAll', { count: days.length })}
        </Button>
      ) : null}
      {days.length > 1 ? (
        <Button
          ref={passToMarks}
          look="secondary"
          size="small"
          aria-disabled={isSending || undefined}
          onClick={() => {
            if (!isSending) void own.follow(days);
          }}
        >
          {isSending ? <Spinner /> : null}
          {t('followAll', { count: countDates(days) })}
        </Button>
      ) : null}
    </section>
  );
}

interface DayProps extends OwnMarksProps {
  day: MarkedDay;
}

function Day({ day, own, zone }: DayProps) {
  const { isSending } = own.state;
  const t = useTexts('hours.marks');
  const times = useTexts('calendar.times');
  const long = formatLongDate(noonOf(day.date), 'UTC', t.locale);
  const date = day.person
    ? t('dayOf', { date: long, who: asWritten(day.person.name, t.locale) })
    : long;
  return (
    <li className="border-t border-line py-3">
      <p className="font-semibold wrap-anywhere">{date}</p>
      <ul className="text-sm text-muted">
        {day.marks.map((mark) => (
          <li key={mark.from}>{t(mark.status, { time: spanWords(mark, zone, times) })}</li>
        ))}
      </ul>
      <Button
        ref={passToMarks}
        look="ghost"
        size="small"
        className="-ms-3"
        aria-label={t('followOn', { date })}
        aria-disabled={isSending || undefined}
        onClick={() => {
          if (!isSending) void own.follow([day]);
        }}
      >
        {t('follow')}
      </Button>
    </li>
  );
}
