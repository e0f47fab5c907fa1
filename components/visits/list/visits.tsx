'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { MarkVisit } from '@/components/calendar/dialogs/visit-note';
import { calendarCalls } from '@/components/calendar/week/calendar-calls';
import { useNow } from '@/components/calendar/week/use-now';
import { SearchField } from '@/components/shared/forms/search-field';
import { useHost } from '@/components/shared/host/host-context';
import { QueryProvider } from '@/components/shared/queries/query-provider';
import { Button } from '@/components/shared/ui/button';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { EarlyPress } from '@/components/shared/ui/early-press';
import { headingVariants } from '@/components/shared/ui/heading';
import { Check } from '@/components/shared/ui/icons';
import { Toasts } from '@/components/shared/ui/toast';
import { useOnHydration } from '@/components/shared/ui/use-on-hydration';
import { BookingParts } from '@/components/visits/customers/booking-parts';
import type { BookedPerson } from '@/lib/shared/contract/bookings';
import type { ListedVisit } from '@/lib/shared/contract/provider-bookings';
import type { VisitKind } from '@/lib/shared/contract/visits';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { localDay } from '@/lib/shared/time/format';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { PersonFilter, useAskedPerson } from './person-filter';
import { setUnread } from './unread-count';
import { useAskedVisit } from './use-asked-visit';
import { useVisitChanges } from './use-visit-changes';
import { useVisits } from './use-visits';
import { VisitDialogs } from './visit-dialogs';
import { ALL_VISITS, type VisitLists } from './visit-lists';
import { passToFilter, VisitGone, VisitSections, VisitsFailed } from './visit-sections';

interface VisitsProps {
  calendarId: number;
  zone: { id: string; words: string };
  today: LocalDate;
  /** Null when the server could not read them. */
  first: VisitLists | null;
  /** None where one person works. */
  people: readonly BookedPerson[];
  /** Null for everybody's. */
  person: number | null;
}

/** Other hosts may send no id. */
const keyOf = ({ id, startsAt }: ListedVisit) => id || `at ${startsAt}`;

const findSearch = () => document.querySelector<HTMLElement>('search input');

export function Visits(props: VisitsProps) {
  return (
    <QueryProvider>
      <VisitsTab {...props} />
    </QueryProvider>
  );
}

/** The visit that is on show, as the lists have it now. */
function useOpened(
  all: readonly ListedVisit[] | null,
  asked: ListedVisit | null,
  onMark: MarkVisit,
) {
  const [pressed, setOpened] = useState<ListedVisit | null>(null);
  const opened = pressed ?? asked;
  const open = opened && (all?.find((visit) => keyOf(visit) === keyOf(opened)) ?? opened);
  const mark: MarkVisit = async (visitId, marks) => {
    const reason = await onMark(visitId, marks);
    const { didNotCome, note } = marks;
    if (reason === null && didNotCome !== undefined) {
      setOpened((known) => known && { ...known, didNotCome });
    }
    if (reason === null && note !== undefined) setOpened((known) => known && { ...known, note });
    return reason;
  };
  return { open, setOpened, mark };
}

function VisitsTab(props: VisitsProps) {
  const { calendarId, zone, first, people } = props;
  const { isOurs } = useHost();
  const t = useTexts('portal.visits');
  const now = useNow();
  const today = now === null ? props.today : localDay(now, zone.id);
  const calls = useMemo(() => calendarCalls('/api', calendarId), [calendarId]);
  const { person, show } = useAskedPerson(people);
  const { lists, hasFailed, isLooking, filter, setFilter, load, more } = useVisits(
    calendarId,
    { lists: first, person: props.person ?? undefined },
    person,
  );
  const all = lists && [...lists.upcoming.visits, ...lists.past.visits];
  const asked = useAskedVisit(calendarId, all, person);
  const loadAll = async () => {
    await Promise.all([load(), asked.load()]);
  };
  const changes = useVisitChanges(calls, loadAll, zone.id);
  const { open, setOpened, mark } = useOpened(all, asked.visit, changes.mark);
  const unread = lists?.upcoming.unread ?? 0;
  useEffect(() => setUnread(lists?.upcoming.unread ?? null), [lists]);
  useEffect(() => () => setUnread(null), []);

  return (
    <section aria-busy={isLooking} aria-labelledby="bookings-heading">
      <div className="flex flex-wrap items-center justify-between gap-3 pt-8 pb-5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 id="bookings-heading" className={headingVariants({ size: 'large' })}>
            {t('heading')}
          </h1>
          <p className="text-sm text-muted">{zone.words}</p>
          <p className="sr-only" role="status">
            {unread > 0 ? t('unread', { count: unread }) : ''}
          </p>
        </div>
        {isOurs ? <BookingParts current="visits" /> : null}
        <VisitSearch
          search={filter.search}
          onSearch={(search) => setFilter({ ...filter, search })}
        />
      </div>
      <VisitFilters
        kind={filter.kind}
        unread={lists?.upcoming.unread ?? null}
        keepsCancelled={[lists?.upcoming, lists?.past].some((list) => list?.keepsCancelled)}
        onKind={(kind) => setFilter({ ...filter, kind })}
        onSeen={changes.markAllSeen}
      />
      <div className="pb-5 empty:hidden">
        <PersonFilter label={t('whose')} people={people} shown={person} onShow={show} />
      </div>
      {hasFailed || asked.hasFailed ? <VisitsFailed onRetry={loadAll} /> : null}
      {asked.isGone ? <VisitGone /> : null}
      {lists ? (
        <div className={isLooking ? 'opacity-50 transition-opacity delay-200' : undefined}>
          <VisitSections
            today={today}
            zone={zone.id}
            onOpen={setOpened}
            lists={lists}
            filter={filter}
            onMore={more}
            onClear={() => {
              setFilter(ALL_VISITS);
              show(undefined);
            }}
          />
        </div>
      ) : null}
      <VisitDialogs
        visit={open}
        zone={zone.id}
        calls={calls}
        onMark={mark}
        onMoved={changes.moved}
        onCancel={changes.cancel}
        onCancelCustomer={changes.cancelCustomer}
        onClose={() => {
          setOpened(null);
          asked.leave();
        }}
      />
      <Toasts
        message={changes.message}
        errors={changes.errors}
        onExpire={changes.hideMessage}
        onDismiss={changes.dismiss}
        findNextFocus={findSearch}
      />
    </section>
  );
}

interface VisitSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

function VisitSearch({ search, onSearch }: VisitSearchProps) {
  const t = useTexts('portal.visits');
  const input = useRef<HTMLInputElement>(null);
  useOnHydration(() => {
    if (input.current?.value) onSearch(input.current.value);
  });
  return (
    <div className="w-full md:max-w-80">
      <SearchField field={input} label={t('search')} value={search} onSearch={onSearch} />
    </div>
  );
}

const KINDS = ['all', 'new', 'cancelled', 'missed'] as const satisfies readonly VisitKind[];
/** For a host that does not tell what is unread or who came. */
const WITH_CANCELLED = ['all', 'cancelled'] as const satisfies readonly VisitKind[];

interface VisitFiltersProps {
  kind: VisitKind;
  /** Null where the host does not tell. */
  unread: number | null;
  keepsCancelled: boolean;
  onKind: (kind: VisitKind) => void;
  onSeen: () => void;
}

function VisitFilters({ kind, unread, keepsCancelled, onKind, onSeen }: VisitFiltersProps) {
  const t = useTexts('portal.visitFilters');
  if (unread === null && !keepsCancelled && kind === 'all') return null;
  return (
    <fieldset
      className="m-0 flex flex-wrap items-center gap-2 border-0 p-0 pb-5"
      data-visit-filters=""
    >
      <legend className="sr-only">{t('label')}</legend>
      {(unread === null ? WITH_CANCELLED : KINDS).map((each) => (
        <EarlyPress key={each} onPress={() => onKind(each)}>
          <button type="submit" className={choicePillVariants()} aria-pressed={each === kind}>
            {each === kind ? <Check /> : null}
            {each === 'new' ? t('new', { count: unread ?? 0 }) : t(each)}
          </button>
        </EarlyPress>
      ))}
      {unread ? (
        <EarlyPress onPress={onSeen}>
          <Button ref={passToFilter} type="submit" look="secondary" size="small">
            {t('allSeen')}
          </Button>
        </EarlyPress>
      ) : null}
    </fieldset>
  );
}
