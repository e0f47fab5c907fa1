'use client';

import { useEffect, useState } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { QueryProvider } from '@/components/shared/queries/query-provider';
import { ConfirmDialog } from '@/components/shared/ui/confirm-dialog';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { headingVariants } from '@/components/shared/ui/heading';
import { ChevronRight, CircleAlert } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import type { OtherCalendars as Known } from '@/lib/shared/contract/other-calendars';
import { asWritten } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { visitPath } from '@/lib/shared/url/portal-url';
import { AddCalendar, type NamedPerson } from './add-calendar';
import { CalendarRow } from './calendar-row';
import { useCalendarWords } from './calendar-words';
import { ChangeCalendar } from './change-calendar';
import {
  type OneCalendar,
  type OtherCalendarsState,
  useOtherCalendars,
} from './use-other-calendars';

interface OtherCalendarsProps {
  calendarId: number;
  first: Known;
  /** In epoch ms. */
  readAt: number;
  /** None where one person works. */
  people: readonly NamedPerson[];
  zone: string;
}

export function OtherCalendars(props: OtherCalendarsProps) {
  return (
    <QueryProvider>
      <Page {...props} />
    </QueryProvider>
  );
}

/** Tells the outcome of the last change, in one place for all calendars. */
function useSaid() {
  const [said, setSaid] = useState<{ text: string; isRefusal: boolean } | null>(null);
  return {
    said,
    say: (text: string) => setSaid({ text, isRefusal: false }),
    /** Resolves to whether the change was made. */
    async tell(change: ReturnType<OtherCalendarsState['read']>): Promise<boolean> {
      setSaid(null);
      const refused = await change;
      if (refused) setSaid({ text: refused.text, isRefusal: true });
      return !refused;
    },
  };
}

/** Focuses the element with this id once it exists. */
function useFocusOn() {
  const [wanted, focusOn] = useState<string | null>(null);
  useEffect(() => {
    const element = wanted ? document.getElementById(wanted) : null;
    if (!element) return;
    element.focus();
    focusOn(null);
  });
  return focusOn;
}

type Asked = { kind: 'change' | 'remove'; id: number };

const listOf = (person: number | undefined) => `calendars-of-${person ?? 'all'}`;

function Page({ calendarId, first, readAt, people, zone }: OtherCalendarsProps) {
  const t = useTexts('otherCalendars.page');
  const done = useTexts('otherCalendars.done');
  const removal = useTexts('otherCalendars.removal');
  const focusOn = useFocusOn();
  const words = useCalendarWords(zone);
  const state = useOtherCalendars({ calendarId, first, readAt });
  const { said, say, tell } = useSaid();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { calendars, overlaps, isOffered } = state.known;
  const askedOf = (kind: Asked['kind']) =>
    calendars.find(({ id }) => asked?.kind === kind && asked.id === id) ?? null;
  const removed = askedOf('remove');
  const groups = people.length > 1 ? people : [null];
  return (
    <div aria-busy={!useHydrated()} className="pb-12">
      <h1 className={headingVariants({ size: 'large' })}>{t('title')}</h1>
      <p className="mt-1 max-w-160 text-muted">
        {t('lead')} {people.length > 1 ? t('leadPeople') : ''}
      </p>
      <Outcome said={said} />
      <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 content-start gap-6">
          <Overlaps overlaps={overlaps} zone={zone} />
          {groups.map((person) => (
            <CalendarList
              key={person?.id ?? 'all'}
              person={person}
              state={state}
              zone={zone}
              say={say}
              tell={tell}
              onAsk={setAsked}
            />
          ))}
        </div>
        {isOffered ? (
          <AddCalendar
            state={state}
            people={people}
            onAdded={(added) => {
              say(
                done('added', { name: asWritten(added.name, t.locale), times: words.times(added) }),
              );
              focusOn(`calendar-${added.id}`);
            }}
          />
        ) : (
          <Note look="info">
            <p>{t('notOffered')}</p>
          </Note>
        )}
      </div>
      <ChangeCalendar
        state={state}
        calendar={askedOf('change')}
        onChanged={(name) => {
          say(done('changed', { name: asWritten(name, t.locale) }));
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        open={removed !== null}
        question={removal('question', { name: asWritten(removed?.name ?? '', t.locale) })}
        lead={removal('lead')}
        look="delete"
        keepLabel={removal('keep')}
        actLabel={removal('act')}
        isBusy={state.isSending}
        onKeep={() => setAsked(null)}
        onAct={async () => {
          if (!removed) return;
          const { id, name, person } = removed;
          const isDone = await tell(state.remove(id, () => say(done('removed', { name }))));
          setAsked(null);
          if (isDone) focusOn(listOf(people.length > 1 ? person : undefined));
        }}
      />
    </div>
  );
}

interface CalendarListProps extends Omit<ReturnType<typeof useSaid>, 'said'> {
  /** Null for everybody. */
  person: NamedPerson | null;
  state: OtherCalendarsState;
  zone: string;
  onAsk: (asked: Asked) => void;
}

function CalendarList({ person, state, zone, say, tell, onAsk }: CalendarListProps) {
  const t = useTexts('otherCalendars.page');
  const done = useTexts('otherCalendars.done');
  const words = useCalendarWords(zone);
  const { calendars } = state.known;
  const own = calendars.filter((one) => person === null || one.person === person.id);
  const read = ({ id, readAt: before, triedAt, ...one }: OneCalendar) =>
    tell(
      state.read(id, (found) => {
        if (!found) return;
        const name = asWritten(one.name, t.locale);
        if (found.triedAt === triedAt) say(done('tooSoon', { name }));
        else if (found.readAt === before) say(done('notRead', { name }));
        else say(done('read', { name, times: words.times(found) }));
      }),
    );
  return (
    <section className="grid gap-3">
      <h2
        id={listOf(person?.id)}
        tabIndex={-1}
        className={headingVariants({ size: 'small', className: 'wrap-anywhere' })}
      >
        {person ? t('listOf', { name: asWritten(person.name, t.locale) }) : t('list')}
      </h2>
      {own.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul className="overflow-hidden rounded-lg border border-line bg-surface">
          {own.map((one) => (
            <CalendarRow
              key={one.id}
              calendar={one}
              now={state.knownAt}
              zone={zone}
              isSending={state.isSending}
              onWholeDays={() => {
                const changed = { closesWholeDays: !one.closesWholeDays };
                void tell(state.change(one.id, changed, () => undefined));
              }}
              onRead={() => void read(one)}
              onChange={() => onAsk({ kind: 'change', id: one.id })}
              onRemove={() => onAsk({ kind: 'remove', id: one.id })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type OutcomeProps = Pick<ReturnType<typeof useSaid>, 'said'>;

function Outcome({ said }: OutcomeProps) {
  return (
    <>
      <p className="mt-3 font-semibold wrap-anywhere empty:hidden" role="status">
        {said && !said.isRefusal ? said.text : ''}
      </p>
      {said?.isRefusal ? <FailureNote className="mt-3">{said.text}</FailureNote> : null}
    </>
  );
}

/** As many as {host} lists. */
const MOST_OVERLAPS = 20;

function Overlaps({ overlaps, zone }: { overlaps: Known['overlaps']; zone: string }) {
  const t = useTexts('otherCalendars.overlaps');
  const words = useCalendarWords(zone);
  const count = overlaps.length;
  if (count === 0) return null;
  return (
    <section className="overflow-hidden rounded-lg border border-line-strong bg-surface">
      <div className="flex gap-3 bg-pending p-4 text-on-pending">
        <CircleAlert className="mt-0.5" />
        <div>
          <h2 className="text-base font-bold">
            {t(count < MOST_OVERLAPS ? 'heading' : 'headingMany', { count })}
          </h2>
          <p className="text-sm">{t('lead')}</p>
        </div>
      </div>
      <ul>
        {overlaps.map(({ id, startsAt, customerName, calendarName }) => (
          <li key={id} className="border-t border-line">
            <PageLink
              className="flex min-h-target items-center gap-3 p-4 text-text no-underline hover:bg-sunken"
              href={visitPath(String(id))}
            >
              <span className="grid min-w-0 flex-1 wrap-anywhere">
                <b>
                  {t('row', {
                    when: words.when(startsAt),
                    name: asWritten(customerName || t('nameless'), t.locale),
                  })}
                </b>
                <span className="text-sm text-muted">
                  {t('busy', { calendar: asWritten(calendarName, t.locale) })}
                </span>
              </span>
              <ChevronRight className="rtl:-scale-x-100" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
