import { useState } from 'react';
import { Button } from '@/components/shared/ui/button';
import { DayTile } from '@/components/shared/ui/day-tile';
import { IconButton } from '@/components/shared/ui/icon-button';
import { Ban, Store, Trash2 } from '@/components/shared/ui/icons';
import { listedDays, withHoliday } from '@/lib/shared/domain/hours/listed-days';
import type { Schedule } from '@/lib/shared/domain/hours/schedule';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { dayParts, formatDate } from '@/lib/shared/time/format';
import { type LocalDate, noonOf } from '@/lib/shared/time/local-date';
import { DAYS_SHOWN_FIRST, passToMoreDays } from './pass-to';
import { useRangeWords } from './range-words';
import { useRepeatWords } from './repeat-words';

interface DaysListProps {
  schedule: Schedule;
  today: LocalDate;
  onChange: (schedule: Schedule) => void;
}

export function DaysList({ schedule, today, onChange }: DaysListProps) {
  const t = useTexts('hours.daysOff');
  const holidays = useTexts('hours.holidays');
  const repeats = useTexts('hours.repeats');
  const wordsOf = useRangeWords();
  const repeatWordsOf = useRepeatWords();
  const { special } = schedule;
  const [isWhole, setIsWhole] = useState(false);
  const all = listedDays(schedule, today);
  const listed = isWhole ? all : all.slice(0, DAYS_SHOWN_FIRST);
  const dateOf = (date: LocalDate) => formatDate(noonOf(date), 'UTC', t.locale);
  if (all.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <>
      <ul className="grid" data-days="">
        {listed.map((line) => {
          if (line.kind === 'holiday') {
            const { from, holiday, isWorked, state, canChange } = line;
            const name = holidays(holiday);
            return (
              <DaysItem
                key={`${from} ${holiday}`}
                date={from}
                title={name}
                detail={`${dateOf(from)}. ${t(HOLIDAY_TEXTS[state])}`}
                isOpen={state === 'open'}
                action={canChange ? (isWorked ? 'close' : 'open') : null}
                label={isWorked ? t('close', { name }) : t('work', { name })}
                onAction={() => onChange(withHoliday(schedule, from, !isWorked))}
              />
            );
          }
          const { from, until, ranges, name, repeat } = line.days;
          const dates =
            from === until ? dateOf(from) : t('span', { from: dateOf(from), until: dateOf(until) });
          const days = repeatWordsOf(line.days) || dates;
          const isOpen = ranges.length > 0;
          const what = isOpen ? t('isSpecial', { hours: wordsOf(ranges) }) : t('isOff');
          const when = line.from === from ? 'begins' : 'next';
          const detail = repeat ? `${what}. ${repeats(when, { date: dateOf(line.from) })}` : what;
          return (
            <DaysItem
              key={`${from} ${until} ${special.indexOf(line.days)}`}
              date={line.from}
              until={repeat ? line.from : until}
              title={name || days}
              detail={name ? `${days}. ${detail}` : detail}
              isOpen={isOpen}
              action="remove"
              label={t('remove', { name: name || days })}
              onAction={() =>
                onChange({ ...schedule, special: special.filter((one) => one !== line.days) })
              }
            />
          );
        })}
      </ul>
      {listed.length < all.length ? (
        <Button
          ref={passToMoreDays}
          look="ghost"
          className="justify-self-start"
          onClick={() => setIsWhole(true)}
        >
          {t('showAll', { count: all.length })}
        </Button>
      ) : null}
    </>
  );
}

const HOLIDAY_TEXTS = { off: 'holidayOff', open: 'holidayWorked', closed: 'closed' } as const;

const ICONS = { remove: Trash2, open: Store, close: Ban } as const;

interface DaysItemProps {
  date: LocalDate;
  until?: LocalDate;
  title: string;
  detail: string;
  isOpen: boolean;
  action: keyof typeof ICONS | null;
  label: string;
  onAction: () => void;
}

function passToLineAt(button: HTMLElement) {
  const listed = () => [...document.querySelectorAll('[data-days] > li')];
  const place = listed().findIndex((line) => line.contains(button));
  // Runs after the list is drawn without the removed line.
  setTimeout(() => {
    const [after, before] = [listed().slice(place), listed().slice(0, place).reverse()];
    // Some lines have no button.
    const next = [...after, ...before].flatMap((line) => line.querySelector('button') ?? [])[0];
    (next ?? document.getElementById('off-from'))?.focus({ preventScroll: true });
  });
}

function DaysItem(props: DaysItemProps) {
  const { date, until = date, title, detail, isOpen, action, label, onAction } = props;
  const locale = useLocale();
  const { month, day } = dayParts(date, locale);
  const last =
    until > date && until.startsWith(date.slice(0, 7)) ? dayParts(until, locale).day : '';
  const Icon = action && ICONS[action];
  return (
    <li className="flex items-center gap-4 border-b border-line py-3 last:border-b-0">
      <DayTile above={month} day={last ? `${day}–${last}` : day} isHidden isQuiet={!isOpen} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">
          <bdi>{title}</bdi>
        </p>
        <p className="text-sm text-muted">{detail}</p>
      </div>
      {Icon ? (
        <IconButton
          aria-label={label}
          onClick={({ currentTarget }) => {
            if (action === 'remove') passToLineAt(currentTarget);
            onAction();
          }}
        >
          <Icon />
        </IconButton>
      ) : null}
    </li>
  );
}
