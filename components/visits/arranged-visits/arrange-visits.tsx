'use client';

import { KeptNote } from '@/components/shared/forms/kept-note';
import { QueryProvider } from '@/components/shared/queries/query-provider';
import { ActionBar } from '@/components/shared/ui/action-bar';
import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { ErrorSummary } from '@/components/shared/ui/error-summary';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { headingVariants } from '@/components/shared/ui/heading';
import { Spinner } from '@/components/shared/ui/spinner';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import type { BookableService } from '@/lib/shared/contract/provider-calendar';
import { formatEuro } from '@/lib/shared/domain/money';
import { asWritten } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay, localDay } from '@/lib/shared/time/format';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { Booked } from './booked';
import { type ArrangeDraft, totalOf } from './draft';
import { SeriesPart } from './series-part';
import { type Arranging, FIELDS, idOf, useArrange } from './use-arrange';
import { WhatPart } from './what-part';
import { WhenPart, type Worker } from './when-part';
import { WhomPart } from './whom-part';

interface ArrangeVisitsProps {
  calendarId: number;
  zone: string;
  today: LocalDate;
  /** Booking ends there (epoch ms). */
  horizon: number;
  people: readonly Worker[];
  services: readonly BookableService[];
  customer: string | null;
  start: ArrangeDraft;
}

export function ArrangeVisits(props: ArrangeVisitsProps) {
  return (
    <QueryProvider>
      <ArrangeForm {...props} />
    </QueryProvider>
  );
}

function ArrangeForm(props: ArrangeVisitsProps) {
  const { calendarId, zone, today, horizon, people, services, customer, start } = props;
  const t = useTexts('arranged.page');
  const items = services.flatMap((service) => service.items);
  const state = useArrange({ calendarId, zone, horizon, items, customer, start });
  const { draft, done, errors, submits, problem } = state;
  const name = people.find(({ id }) => id === draft.person)?.name ?? '';
  const isHydrated = useHydrated();
  if (done) {
    return (
      <Booked
        done={done}
        email={draft.customerEmail.trim()}
        person={draft.person}
        zone={zone}
        onAgain={state.again}
        onOther={state.takeLost}
      />
    );
  }
  const byId = Object.fromEntries(FIELDS.map((field) => [idOf(field), errors[field]]));
  return (
    <form
      noValidate
      // Nothing works before hydration.
      aria-busy={!isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
    >
      <h1
        className={headingVariants({ size: 'large', className: 'mb-5 outline-none' })}
        tabIndex={-1}
      >
        {t('title')}
      </h1>
      <div className="grid items-start gap-8 lg:mb-12 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
        <div className="grid min-w-0 gap-9">
          {state.isRestored ? <KeptNote onDiscard={state.discard} /> : null}
          <ErrorSummary fields={FIELDS.map(idOf)} errors={byId} submits={submits} />
          <WhenPart state={state} people={people} today={today} zone={zone} />
          <WhatPart state={state} services={services} />
          <WhomPart state={state} calendarId={calendarId} />
          <SeriesPart state={state} zone={zone} />
        </div>
        <div className="grid min-w-0 gap-4 lg:sticky lg:top-4">
          <DayAgenda state={state} name={name} zone={zone} />
          <div className="max-lg:hidden">
            <div className="grid gap-3">
              <BookButton state={state} />
            </div>
          </div>
        </div>
      </div>
      {problem ? <FailureNote className="mt-6">{problem}</FailureNote> : null}
      <ActionBar screens="narrow" className="-mx-gutter mt-8">
        <BookButton state={state} />
      </ActionBar>
    </form>
  );
}

interface SummaryProps {
  state: Arranging;
  name: string;
  zone: string;
}

function DayAgenda({ state, name, zone }: SummaryProps) {
  const t = useTexts('arranged.summary');
  const [visit] = state.wanted;
  if (!visit) return null;
  const { data, during } = state.stateOf(visit);
  const others = (data?.bookings ?? []).filter(
    ({ startsAt, isCancelled }) => !isCancelled && localDay(startsAt, zone) === visit.date,
  );
  const rows = [
    ...others.map(({ id, startsAt, customerName }) => ({
      key: id,
      at: startsAt,
      text: customerName || t('booked'),
      isOwn: false,
    })),
    { key: 'own', at: during.from, text: t('thisVisit'), isOwn: true },
  ].sort((one, other) => one.at - other.at);
  const day = formatDay(visit.start, zone, t.locale);
  return (
    <section className={cardVariants({ padding: 'small' })} aria-busy={data === null}>
      <h2 className="mb-3 font-text text-base font-semibold tracking-normal wrap-anywhere">
        {name ? t('headingWith', { day, name: asWritten(name, t.locale) }) : t('heading', { day })}
      </h2>
      <ul className="grid gap-1.5">
        {rows.map(({ key, at, text, isOwn }) => (
          <li
            key={key}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-2 text-sm"
          >
            <span className="text-muted">{formatClock(at, zone, t.locale)}</span>
            <span
              className={`truncate rounded-sm px-2.5 py-1.5 font-medium ${
                isOwn ? 'bg-highlight text-on-highlight' : 'bg-cypress text-white'
              }`}
              dir="auto"
            >
              {text}
            </span>
          </li>
        ))}
      </ul>
      {data && others.length === 0 ? <p className="mt-2 text-sm text-muted">{t('empty')}</p> : null}
    </section>
  );
}

function BookButton({ state }: Pick<SummaryProps, 'state'>) {
  const t = useTexts('arranged.summary');
  const { draft, wanted, isSending } = state;
  const count = Math.max(1, wanted.length);
  const total = totalOf(draft);
  const email = draft.customerEmail.trim();
  return (
    <>
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 max-lg:flex-col">
        <span>{t('each', { count })}</span>
        {total === null || draft.items.length === 0 ? null : <b>{formatEuro(total, t.locale)}</b>}
      </p>
      <Button type="submit" aria-disabled={isSending || undefined}>
        {isSending ? <Spinner /> : null}
        {t(isSending ? 'booking' : 'book', { count })}
      </Button>
      <p className="w-full text-sm wrap-anywhere text-muted max-lg:hidden">
        {email ? t('mailed', { count, email }) : t('notMailed')}
      </p>
    </>
  );
}
