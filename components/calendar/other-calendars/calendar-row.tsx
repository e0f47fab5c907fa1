import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '@/components/shared/ui/button';
import { CircleAlert, CircleCheck, Hourglass, RotateCw } from '@/components/shared/ui/icons';
import { Switch } from '@/components/shared/ui/switch';
import { calendarState } from '@/lib/shared/domain/calendar/other-calendars';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { useCalendarWords } from './calendar-words';
import type { OneCalendar } from './use-other-calendars';

const stateVariants = cva('flex gap-2 text-sm [&_.icon]:mt-px [&_.icon]:size-4.5', {
  variants: {
    state: {
      read: 'text-on-approved',
      reading: 'text-muted',
      failing: 'rounded-sm bg-pending p-3 text-on-pending',
      stale: 'rounded-sm bg-error p-3 text-on-error',
      over: 'rounded-sm bg-error p-3 text-on-error',
    },
  },
});

const ICONS = {
  read: CircleCheck,
  reading: Hourglass,
  failing: CircleAlert,
  stale: CircleAlert,
  over: CircleAlert,
} as const;

interface CalendarRowProps {
  calendar: OneCalendar;
  now: number;
  zone: string;
  isSending: boolean;
  onWholeDays: () => void;
  onRead: () => void;
  onChange: () => void;
  onRemove: () => void;
}

export function CalendarRow(props: CalendarRowProps) {
  const { calendar, now, zone, isSending, onWholeDays, onRead, onChange, onRemove } = props;
  const { id, name, host, end, unsaid, unreadable, closesWholeDays } = calendar;
  const t = useTexts('otherCalendars.row');
  return (
    <li className="grid gap-3 border-line p-4 [&+&]:border-t">
      <div className="min-w-0 wrap-anywhere">
        <h3 id={`calendar-${id}`} tabIndex={-1} className="font-semibold">
          <bdi>{name}</bdi>
        </h3>
        <p className="text-sm text-muted">
          <bdi>{t('address', { host, end: end || 'none' })}</bdi>
        </p>
      </div>
      <CalendarStateLine calendar={calendar} now={now} zone={zone} />
      {unsaid > 0 ? (
        <p className="text-sm text-muted">
          {t(closesWholeDays ? 'unsaidCount' : 'unsaid', { count: unsaid })}
        </p>
      ) : null}
      {unreadable > 0 ? (
        <p className="text-sm text-muted">{t('unreadable', { count: unreadable })}</p>
      ) : null}
      <div className="flex items-center gap-3">
        <Switch
          label={t('wholeDaysOf', { name })}
          isOn={closesWholeDays}
          onToggle={() => {
            if (!isSending) onWholeDays();
          }}
        />
        <div className="min-w-0">
          <p className="font-semibold" aria-hidden="true">
            {t('wholeDays')}
          </p>
          <p className="text-sm text-muted">{t('wholeDaysHelp')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <RowButton label={t('readNowOf', { name })} isBusy={isSending} onPress={onRead}>
          <RotateCw />
          {t('readNow')}
        </RowButton>
        <RowButton label={t('changeOf', { name })} isBusy={isSending} onPress={onChange}>
          {t('change')}
        </RowButton>
        <RowButton
          label={t('removeOf', { name })}
          look="danger-quiet"
          isBusy={isSending}
          onPress={onRemove}
        >
          {t('remove')}
        </RowButton>
      </div>
    </li>
  );
}

interface RowButtonProps {
  label: string;
  look?: 'secondary' | 'danger-quiet';
  isBusy: boolean;
  onPress: () => void;
  children: ReactNode;
}

function RowButton({ label, look = 'secondary', isBusy, onPress, children }: RowButtonProps) {
  return (
    <Button
      look={look}
      size="small"
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {children}
    </Button>
  );
}

function CalendarStateLine({
  calendar,
  now,
  zone,
}: Pick<CalendarRowProps, 'calendar' | 'now' | 'zone'>) {
  const t = useTexts('otherCalendars.row');
  const words = useCalendarWords(zone);
  const state = calendarState(calendar, now);
  const Icon = ICONS[state];
  const { readAt, failingSince } = calendar;
  const times = words.times(calendar);
  const when = readAt === null ? '' : words.when(readAt);
  const since = failingSince === null ? '' : words.when(failingSince);
  return (
    <p className={stateVariants({ state })}>
      <Icon />
      <span className="min-w-0">{t(state, { when, since, times })}</span>
    </p>
  );
}
