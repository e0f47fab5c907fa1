'use client';

import { KeptNote } from '@/components/forms/kept-note';
import { QueryProvider } from '@/components/queries/query-provider';
import { ActionBar } from '@/components/ui/action-bar';
import { ErrorSummary } from '@/components/ui/error-summary';
import { headingVariants } from '@/components/ui/heading';
import { CircleAlert } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { BookableService } from '@/lib/contract/provider-calendar';
import { useTexts } from '@/lib/texts/use-texts';
import type { LocalDate } from '@/lib/time/local-date';
import { Booked } from './booked';
import type { ByHandDraft } from './draft';
import { SeriesPart } from './series-part';
import { BookButton, DayAgenda } from './summary';
import { FIELDS, idOf, useByHand } from './use-by-hand';
import { WhatPart } from './what-part';
import { WhenPart, type Worker } from './when-part';
import { WhomPart } from './whom-part';

interface BookByHandProps {
  calendarId: number;
  zone: string;
  today: LocalDate;
  /** Booking ends there (epoch ms). */
  horizon: number;
  people: readonly Worker[];
  services: readonly BookableService[];
  customer: string | null;
  knowsCustomers: boolean;
  start: ByHandDraft;
}

export function BookByHand(props: BookByHandProps) {
  return (
    <QueryProvider>
      <ByHandForm {...props} />
    </QueryProvider>
  );
}

function ByHandForm(props: BookByHandProps) {
  const { calendarId, zone, today, horizon, people, services, customer, knowsCustomers, start } =
    props;
  const t = useTexts('byHand.page');
  const items = services.flatMap((service) => service.items);
  const state = useByHand({ calendarId, zone, horizon, items, customer, start });
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
      <h1 className={headingVariants({ size: 'large', className: 'mb-5' })}>{t('title')}</h1>
      <div className="grid items-start gap-8 lg:mb-12 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
        <div className="grid min-w-0 gap-9">
          {state.isRestored ? <KeptNote onDiscard={state.discard} /> : null}
          <ErrorSummary fields={FIELDS.map(idOf)} errors={byId} submits={submits} />
          <WhenPart state={state} people={people} today={today} zone={zone} />
          <WhatPart state={state} services={services} />
          <WhomPart state={state} calendarId={calendarId} knowsCustomers={knowsCustomers} />
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
      <div role="alert">
        {problem ? (
          <p className={noteVariants({ look: 'error', className: 'mt-6' })}>
            <CircleAlert />
            {problem}
          </p>
        ) : null}
      </div>
      <ActionBar screens="narrow" className="-mx-gutter mt-8">
        <BookButton state={state} />
      </ActionBar>
    </form>
  );
}
