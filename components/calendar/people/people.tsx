'use client';

import { useState } from 'react';
import { SaveFailure } from '@/components/calendar/hours/save-failure';
import { LeaveDialog } from '@/components/shared/forms/leave-dialog';
import { QueryProvider } from '@/components/shared/queries/query-provider';
import { ActionBar } from '@/components/shared/ui/action-bar';
import { Button } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { Plus } from '@/components/shared/ui/icons';
import { Spinner } from '@/components/shared/ui/spinner';
import { Switch } from '@/components/shared/ui/switch';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import type { KeptPeople } from '@/lib/shared/contract/people';
import { moved, whyUnsaved } from '@/lib/shared/domain/hours/draft-people';
import type { Schedule } from '@/lib/shared/domain/hours/schedule';
import { hasChanged } from '@/lib/shared/domain/hours/versioned-draft';
import { MOST_PEOPLE } from '@/lib/shared/domain/people';
import { asWritten } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { PersonRow } from './person-row';
import { type PeopleState, usePeople } from './use-people';

interface PeopleProps {
  calendarId: number;
  ownName: string;
  first: KeptPeople;
  schedule: Schedule;
  items: readonly { id: number; name: string; language: string }[];
  today: LocalDate;
}

export function People(props: PeopleProps) {
  return (
    <QueryProvider>
      <Team {...props} />
    </QueryProvider>
  );
}

function Team({ calendarId, ownName, first, schedule, items, today }: PeopleProps) {
  const t = useTexts('people.page');
  const team = usePeople({ calendarId, ownName, first });
  const [open, setOpen] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const rowTexts = useTexts('people.row');
  const { state, guard } = team;
  const { draft } = state;
  const { people } = draft;
  const isAlone = people.length === 1;
  const lead = draft.letsCustomersChoose ? t('lead') : t('leadAnybody');
  const move = (index: number, by: number) => {
    const next = moved(people, index, by);
    team.changePeople((all) => moved(all, index, by));
    const name = asWritten(people[index]?.name ?? '', t.locale);
    const place = next.findIndex((one) => one.key === people[index]?.key) + 1;
    setAnnounced(rowTexts('place', { name, place, total: next.length }));
  };
  return (
    <>
      <h1 className={headingVariants({ size: 'large' })}>{t('title')}</h1>
      <p className="mt-1 text-muted">{isAlone ? t('alone') : lead}</p>
      <div
        // Nothing works before hydration.
        aria-busy={!useHydrated()}
        inert={state.isSending}
        className="mt-5 grid gap-8 pb-10 lg:grid-cols-[minmax(0,1fr)_22.5rem]"
      >
        <div className="grid min-w-0 content-start gap-3">
          <ol className="grid gap-3">
            {people.map((person, index) => (
              <PersonRow
                key={person.key}
                calendarId={calendarId}
                person={person}
                others={people.filter((one) => one !== person)}
                place={index}
                total={people.length}
                isOpen={open === person.key}
                undos={state.undos}
                schedule={schedule}
                items={items}
                today={today}
                onOpen={() => setOpen(open === person.key ? null : person.key)}
                onChange={(to) => team.changePerson(person.key, to)}
                onMove={(by) => move(index, by)}
                onGiven={(to) => team.given(person.key, to)}
                onRemove={() =>
                  team.changePeople((all) => all.filter(({ key }) => key !== person.key))
                }
              />
            ))}
          </ol>
          {people.length < MOST_PEOPLE ? (
            <Button
              look="secondary"
              className="min-h-16 border-dashed"
              data-add-person=""
              onClick={() => setOpen(team.add())}
            >
              <Plus />
              {t('add')}
            </Button>
          ) : null}
          <p className="sr-only" role="status">
            {announced}
          </p>
        </div>
        {isAlone ? null : (
          <div className="grid content-start gap-4">
            <div className="flex items-center gap-3">
              <Switch
                label={t('choose')}
                isOn={draft.letsCustomersChoose}
                onToggle={team.toggleChoice}
              />
              <div className="min-w-0">
                <p className="font-semibold" aria-hidden="true">
                  {t('choose')}
                </p>
                <p className="text-sm text-muted">{t('chooseHelp')}</p>
              </div>
            </div>
            <p className="text-sm text-muted">{t('order')}</p>
          </div>
        )}
      </div>
      <PeopleBar team={team} today={today} />
      <LeaveDialog href={guard.asked} onStay={guard.stay} onLeave={team.leave} />
    </>
  );
}

interface PeopleBarProps {
  team: PeopleState;
  today: LocalDate;
}

function PeopleBar({ team, today }: PeopleBarProps) {
  const t = useTexts('people.save');
  const { draft, isSending, problem, message } = team.state;
  const isChanged = hasChanged(team.state);
  const why = whyUnsaved(draft, today);
  const mayNotSave = !isChanged || why !== null || isSending;
  return (
    <>
      {problem ? (
        <SaveFailure problem={problem} replace={t('replace')} onReplace={team.save} />
      ) : null}
      <ActionBar
        className="-mx-gutter flex-wrap justify-end gap-x-1 gap-y-3"
        aria-label={t('label')}
      >
        <div className="min-w-24 flex-1">
          <p className="font-bold" role="status">
            {message}
          </p>
          {isChanged && !message ? <p className="font-bold">{t('changed')}</p> : null}
          <p className="text-sm text-muted">{isChanged && why ? t(why) : ''}</p>
        </div>
        {isChanged ? (
          <Button look="ghost" disabled={isSending} onClick={team.undo}>
            {t('undo')}
          </Button>
        ) : null}
        <Button
          aria-disabled={mayNotSave}
          className="aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-subtle"
          onClick={() => {
            if (!mayNotSave) void team.save();
          }}
        >
          {isSending ? <Spinner /> : null}
          {isSending ? t('sending') : t('save')}
        </Button>
      </ActionBar>
    </>
  );
}
