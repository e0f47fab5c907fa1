import { PageLink } from '@/components/shared/links/page-link';
import { Card } from '@/components/shared/ui/card';
import type { EventChoice } from '@/lib/shared/domain/directory/event-choice';
import type { WhatsOn } from '@/lib/shared/domain/directory/whats-on';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { dayParts, formatDay } from '@/lib/shared/time/format';
import { type LocalDate, noonOf } from '@/lib/shared/time/local-date';
import { whatsOnPath } from '@/lib/shared/url/whats-on-url';

interface FiveWeeksProps {
  choice: EventChoice;
  calendar: WhatsOn['calendar'];
  today: LocalDate;
}

const CELL =
  'relative grid min-h-target min-w-0 place-content-center justify-items-center rounded-sm text-sm no-underline';

function monthColour(hasEvents: boolean, isToday: boolean): string {
  if (!hasEvents) return 'text-muted';
  return isToday ? 'text-on-highlight' : '';
}

export function FiveWeeks({ choice, calendar, today }: FiveWeeksProps) {
  const t = useTexts('publicEvents.calendar');
  const { when } = choice;
  return (
    <Card className="px-3">
      <h2 className="scroll-mt-24 px-2 pb-2 text-base font-semibold" id="five-weeks">
        {t('heading')}
      </h2>
      <div className="grid grid-cols-7 pb-1 text-center text-xs text-muted" aria-hidden="true">
        {calendar.slice(0, 7).map(({ day }) => (
          <span key={day}>{dayParts(day, t.locale).narrowWeekday.slice(0, 2)}</span>
        ))}
      </div>
      <ol className="grid grid-cols-7">
        {calendar.map(({ day, hasEvents }, index) => {
          const { day: number, month } = dayParts(day, t.locale);
          return (
            <li key={day} className="relative">
              {hasEvents ? (
                <PageLink
                  className={`peer ${CELL} font-semibold hover:bg-sunken after:absolute after:bottom-1.5 after:size-1 after:rounded-full after:bg-current current:bg-primary current:text-on-primary ${day === today ? 'bg-highlight text-on-highlight' : ''}`}
                  href={whatsOnPath({ ...choice, when: { kind: 'day', day }, page: 1 })}
                  aria-label={t('withEvents', { day: formatDay(noonOf(day), 'UTC', t.locale) })}
                  aria-current={when.kind === 'day' && when.day === day ? 'true' : undefined}
                >
                  {number}
                </PageLink>
              ) : (
                <span className={`${CELL} text-muted`}>{number}</span>
              )}
              {/* Beside the link, whose name says the month in full. */}
              {index > 0 && day.endsWith('-01') ? (
                <small
                  className={`pointer-events-none absolute inset-x-0 top-0 text-center text-xs/4 peer-current:text-on-primary ${monthColour(hasEvents, day === today)}`}
                  aria-hidden="true"
                >
                  {month}
                </small>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
