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
import { ARRANGE_FIELDS, type ArrangeForm } from '@/lib/shared/domain/visits/arrange-form';
import type { CheckedVisit } from '@/lib/shared/domain/visits/check-visits';
import { type ArrangeDraft, totalOf } from '@/lib/shared/domain/visits/draft';
import { asWritten } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay, localDay } from '@/lib/shared/time/format';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { Booked } from './booked';
import { SeriesPart } from './series-part';
import { idOf, useArrange, wantedOf } from './use-arrange';
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
      <Arranging {...props} />
    </QueryProvider>
  );
}

function Arranging(props: ArrangeVisitsProps) {
  const { calendarId, zone, today, horizon, people, services, customer, start } = props;
  const t = useTexts('arranged.page');
  const items = services.flatMap((service) => service.items);
  const { form, act, visits, days, submit } = useArrange({
    calendarId,
    zone,
    horizon,
    items,
    customer,
    start,
  });
  const { draft, done, errors, submits, problem } = form;
  const name = people.find(({ id }) => id === draft.person)?.name ?? '';
  const isHydrated = useHydrated();
  if (done) {
    return (
      <Booked
        done={done}
        email={draft.customerEmail.trim()}
        person={draft.person}
        zone={zone}
        onAgain={() => act({ type: 'nextCustomer' })}
        onOther={() => act({ type: 'lostTaken', zone })}
      />
    );
  }
  const byId = Object.fromEntries(ARRANGE_FIELDS.map((field) => [idOf(field), errors[field]]));
  const wanted = wantedOf(visits);
  const bookButton = <BookButton form={form} count={Math.max(1, wanted.length)} />;
  return (
    <form
      noValidate
      // Nothing works before hydration.
      aria-busy={!isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h1
        className={headingVariants({ size: 'large', className: 'mb-5 outline-none' })}
        tabIndex={-1}
      >
        {t('title')}
      </h1>
      <div className="grid items-start gap-8 lg:mb-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-9">
          {form.isRestored ? <KeptNote onDiscard={() => act({ type: 'discarded' })} /> : null}
          <ErrorSummary fields={ARRANGE_FIELDS.map(idOf)} errors={byId} submits={submits} />
          <WhenPart
            form={form}
            act={act}
            visits={visits}
            days={days}
            people={people}
            today={today}
            zone={zone}
          />
          <WhatPart form={form} act={act} services={services} />
          <WhomPart form={form} act={act} calendarId={calendarId} />
          <SeriesPart draft={draft} act={act} visits={visits} zone={zone} />
        </div>
        <div className="grid min-w-0 gap-4 lg:sticky lg:top-4">
          {wanted[0] ? <DayAgenda visit={wanted[0]} name={name} zone={zone} /> : null}
          <div className="max-lg:hidden">
            <div className="grid gap-3">{bookButton}</div>
          </div>
        </div>
      </div>
      {problem ? <FailureNote className="mt-6">{problem}</FailureNote> : null}
      <ActionBar screens="narrow" className="-mx-gutter mt-8">
        {bookButton}
      </ActionBar>
    </form>
  );
}

interface DayAgendaProps {
  visit: CheckedVisit;
  name: string;
  zone: string;
}

function DayAgenda({ visit, name, zone }: DayAgendaProps) {
  const t = useTexts('arranged.summary');
  const { data, during } = visit;
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
            className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-center gap-2 text-sm"
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

function BookButton({ form, count }: { form: ArrangeForm; count: number }) {
  const t = useTexts('arranged.summary');
  const { draft, isSending } = form;
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
