import { useLayoutEffect } from 'react';
import { useVersionedDraft } from '@/components/calendar/hours/use-versioned-draft';
import { keptDraft } from '@/components/shared/forms/kept-draft';
import { useRepeatKey } from '@/components/shared/forms/use-repeat-key';
import { callApi, isUnsettled } from '@/lib/shared/api/call-api';
import type { KeptPeople } from '@/lib/shared/contract/people';
import {
  type DraftPeople,
  type DraftPerson,
  newPerson,
  restoredPeople,
  withVisitGiven,
} from '@/lib/shared/domain/hours/draft-people';
import type { Versioned } from '@/lib/shared/domain/hours/versioned-draft';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { toDraft, toSaved } from './saved-people';

interface PeopleOptions {
  calendarId: number;
  ownName: string;
  first: KeptPeople;
}

/** What was typed, and the version of the saved people that it changes. */
function isTypedPeople(value: unknown): value is Versioned<DraftPeople> {
  const { version, draft } = Object(value);
  return typeof version === 'number' && Array.isArray(draft?.people);
}

export function usePeople({ calendarId, ownName, first }: PeopleOptions) {
  const t = useTexts('people.save');
  const hours = useTexts('hours.save');
  const typed = keptDraft('people', String(calendarId), isTypedPeople);
  const versioned = (people: KeptPeople) => {
    return { version: people.version, draft: toDraft(people, ownName) };
  };
  const { state, latest, act, ...page } = useVersionedDraft(versioned(first), typed);
  const key = useRepeatKey();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const before = typed.load();
    if (!before) return;
    const kept = { ...before, draft: restoredPeople(before.draft, state.saved.draft) };
    act({ type: 'restored', kept, message: hours('restored') });
    page.guard.touch();
  }, []);

  const change = (to: Partial<DraftPeople>) => page.change({ ...latest.current.draft, ...to });
  const changePeople = (edit: (people: readonly DraftPerson[]) => DraftPerson[]) =>
    change({ people: edit(latest.current.draft.people) });

  async function save() {
    const { draft, version } = latest.current;
    act({ type: 'sent' });
    const options = { params: { calendarId } };
    const route = '/api/calendars/{calendarId}/people';
    const body = toSaved(draft, version);
    const result = await key.send((repeatKey) =>
      callApi(`PUT ${route}`, body, { ...options, repeatKey }),
    );
    if (result.ok) {
      const isTeam = result.answer.people.length > 1;
      return page.keep(versioned(result.answer), isTeam ? t('saved') : hours('savedOnly'));
    }
    const read = isUnsettled(result) ? null : await callApi(`GET ${route}`, undefined, options);
    if (read?.ok && read.answer.version !== version) {
      // A visit may have been given to somebody else meanwhile.
      const newer = { ...latest.current.saved, version: read.answer.version };
      return act({ type: 'refused', problem: { text: t('stale'), isStale: true }, newer });
    }
    const text = isUnsettled(result) ? t('unsettled') : (result.fields?.people ?? result.message);
    act({ type: 'refused', problem: { text, isStale: false }, newer: null });
  }

  return {
    state,
    guard: page.guard,
    leave: page.settle,
    save,
    undo: () => page.undo(t('undone')),
    toggleChoice: () => change({ letsCustomersChoose: !latest.current.draft.letsCustomersChoose }),
    changePeople,
    changePerson: (key: string, to: Partial<DraftPerson>) =>
      changePeople((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one))),
    /** Giving a visit to somebody counts at once, before saving. */
    given: (from: string, to: string) =>
      act({ type: 'savedMeanwhile', apply: (draft) => withVisitGiven(draft, from, to) }),
    add() {
      const added = newPerson(crypto.randomUUID());
      changePeople((all) => [...all, added]);
      return added.key;
    },
  };
}

export type PeopleState = ReturnType<typeof usePeople>;
