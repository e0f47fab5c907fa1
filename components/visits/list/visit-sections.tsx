import { Button } from '@/components/shared/ui/button';
import { DayTile } from '@/components/shared/ui/day-tile';
import { headingVariants } from '@/components/shared/ui/heading';
import { CircleAlert } from '@/components/shared/ui/icons';
import { Note, noteVariants } from '@/components/shared/ui/note';
import { passFocus } from '@/components/shared/ui/pass-focus';
import type { ListedVisit } from '@/lib/shared/contract/provider-bookings';
import type { VisitPart } from '@/lib/shared/contract/visits';
import { formatTotal } from '@/lib/shared/domain/money';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { dayParts, formatDay, localDay } from '@/lib/shared/time/format';
import { addDays, type LocalDate, noonOf } from '@/lib/shared/time/local-date';
import { isNarrow, type VisitFilter, type VisitLists } from './visit-lists';
import { VisitRow } from './visit-row';

export const passToFilter = passFocus(() =>
  document.querySelector<HTMLElement>('[data-visit-filters] [aria-pressed=true]'),
);

interface VisitSectionsProps {
  lists: VisitLists;
  filter: VisitFilter;
  today: LocalDate;
  zone: string;
  onOpen: (visit: ListedVisit) => void;
  onMore: (part: VisitPart) => void;
  onClear: () => void;
}

export function VisitSections({ lists, filter, onMore, onClear, ...about }: VisitSectionsProps) {
  const t = useTexts('portal.visits');
  const { upcoming, past } = lists;
  const isEmpty = upcoming.visits.length === 0 && (!isNarrow(filter) || past.visits.length === 0);
  const { kind, search, person } = filter;
  const all = t(person === undefined ? 'none' : 'noneOfPerson');
  const none = kind === 'all' ? all : t('noneOfKind', { kind });
  const words = search ? t('notFound', { search }) : none;
  const more = (part: VisitPart, words: string) =>
    lists[part].next ? (
      <Button look="secondary" className="mt-6" onClick={() => onMore(part)}>
        {words}
      </Button>
    ) : null;
  return (
    <>
      <h2 className="sr-only">{t('upcoming')}</h2>
      <p className="wrap-anywhere text-muted empty:hidden" role="status">
        {isEmpty ? words : ''}
      </p>
      {isEmpty && isNarrow(filter) ? (
        <Button ref={passToFilter} look="secondary" size="small" className="mt-3" onClick={onClear}>
          {t('clear')}
        </Button>
      ) : null}
      <VisitDays {...about} list={upcoming} isPast={false} />
      {more('upcoming', t('later'))}
      {past.visits.length > 0 ? (
        <>
          <h2 className={headingVariants({ size: 'medium', className: 'pt-12 pb-5' })}>
            {t('past')}
          </h2>
          <VisitDays {...about} list={past} isPast />
        </>
      ) : null}
      {more('past', t('earlier'))}
    </>
  );
}

export function VisitsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('portal.visits');
  return (
    <div className={noteVariants({ look: 'error', className: 'mb-5' })} role="alert">
      <CircleAlert />
      <span className="flex-1">{t('failed')}</span>
      <Button ref={passToFilter} look="secondary" size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** For a mail or bookmark of a booking that is not the account's. */
export function VisitGone() {
  const t = useTexts('portal.visits');
  return (
    <Note look="info" className="mb-5" role="status">
      <CircleAlert />
      <span className="flex-1">{t('gone')}</span>
    </Note>
  );
}

interface VisitDaysProps {
  list: VisitLists[VisitPart];
  today: LocalDate;
  zone: string;
  isPast: boolean;
  onOpen: (visit: ListedVisit) => void;
}

function VisitDays({ list, today, zone, isPast, onOpen }: VisitDaysProps) {
  return (
    <div className="grid gap-8">
      {byDay(list.visits, zone, list.next !== null).map((day) => (
        <section
          className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 md:gap-x-6"
          key={day.date}
          data-day={day.date}
        >
          <div className="md:row-span-2">
            <Tile date={day.date} isPast={isPast} />
          </div>
          <DayHead day={day} today={today} />
          <ul className="col-span-2 border-line max-md:mt-3 md:col-span-1 md:col-start-2">
            {day.visits.map((visit, index) => (
              // Other hosts may send no id.
              <VisitRow
                key={visit.id || index}
                visit={visit}
                zone={zone}
                isPast={isPast}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Tile({ date, isPast }: { date: LocalDate | ''; isPast: boolean }) {
  const t = useTexts('portal.visits');
  if (!date) return <DayTile above={null} day="" isHidden />;
  const { weekday, day } = dayParts(date, t.locale);
  return <DayTile above={weekday} day={day} isHidden isQuiet={isPast} />;
}

function DayHead({ day, today }: { day: VisitDay; today: LocalDate }) {
  const t = useTexts('portal.visits');
  const price = useTexts('ui.price');
  const words = () => {
    if (!day.date) return t('noDay');
    const date = formatDay(noonOf(day.date), 'UTC', t.locale);
    if (day.date === today) return t('today', { date });
    return day.date === addDays(today, 1) ? t('tomorrow', { date }) : date;
  };
  const { count, totalMinor } = day;
  const sum =
    count > 0 && totalMinor ? t('sum', { count, total: formatTotal(totalMinor, price) }) : null;
  return (
    <div className="flex flex-wrap items-baseline content-center gap-x-3 md:pb-2">
      <h3 className={headingVariants({ face: 'name', className: 'text-lg/7' })}>{words()}</h3>
      {day.isWhole ? <p className="text-sm text-muted">{sum ?? t('count', { count })}</p> : null}
    </div>
  );
}

/** `date` is "" for visits without a time. */
interface VisitDay {
  date: LocalDate | '';
  visits: ListedVisit[];
  count: number;
  /** In cents; null if the host does not tell the price of each visit. */
  totalMinor: number | null;
  /** False while some visits of this day may not be loaded. */
  isWhole: boolean;
}

export function byDay(visits: readonly ListedVisit[], zone: string, hasMore: boolean): VisitDay[] {
  const days = new Map<string, ListedVisit[]>();
  for (const visit of visits) {
    const date = visit.startsAt === null ? '' : localDay(visit.startsAt, zone);
    days.set(date, [...(days.get(date) ?? []), visit]);
  }
  return [...days].map(([date, ofDay], index) => {
    const held = ofDay.filter(({ isCancelled }) => !isCancelled);
    const isPriced = held.every(({ totalMinor }) => totalMinor !== null);
    const totalMinor = held.reduce((sum, visit) => sum + (visit.totalMinor ?? 0), 0);
    return {
      date,
      visits: ofDay,
      count: held.length,
      totalMinor: isPriced ? totalMinor : null,
      isWhole: !hasMore || index < days.size - 1,
    };
  });
}
