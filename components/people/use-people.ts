import { useState } from 'react';
import { useLeaveGuard } from '@/components/forms/use-leave-guard';
import { isUnsettled } from '@/components/unsettled/look-up';
import { callApi } from '@/lib/api/call-api';
import type { KeptPeople } from '@/lib/contract/people';
import { useTexts } from '@/lib/texts/use-texts';
import type { LocalDate } from '@/lib/time/local-date';
import {
  type DraftPeople,
  type DraftPerson,
  isAnybodyLeft,
  newPerson,
  problemOf,
  toDraft,
  toSaved,
} from './draft-people';

interface PeopleOptions {
  calendarId: number;
  ownName: string;
  first: KeptPeople;
  today: LocalDate;
}

const isSame = (one: DraftPeople, other: DraftPeople) =>
  JSON.stringify(one) === JSON.stringify(other);

export function usePeople({ calendarId, ownName, first, today }: PeopleOptions) {
  const t = useTexts('people.save');
  const [kept, setKept] = useState(first);
  const [saved, setSaved] = useState(() => toDraft(first, ownName));
  const [draft, setDraft] = useState(saved);
  const [isSending, setIsSending] = useState(false);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [problem, setProblem] = useState('');
  const [message, setMessage] = useState('');
  const guard = useLeaveGuard();
  const isChanged = !isSame(draft, saved);
  const isWrong = draft.people.some((person) => problemOf(person) !== null);
  const isLast = !isAnybodyLeft(draft.people, today);

  function change(next: DraftPeople) {
    setDraft(next);
    setMessage('');
    setProblem('');
    if (isSame(next, saved)) guard.release();
    else guard.touch();
  }

  const changePeople = (people: DraftPerson[]) => change({ ...draft, people });

  async function save() {
    setIsSending(true);
    setProblem('');
    setMessage('');
    const body = toSaved(draft, kept.version);
    const options = { params: { calendarId } };
    const route = '/api/calendars/{calendarId}/people';
    const result = await callApi(`PUT ${route}`, body, options);
    setIsSending(false);
    if (result.ok) {
      const next = toDraft(result.answer, ownName);
      setKept(result.answer);
      setSaved(next);
      setDraft(next);
      guard.release();
      return setMessage(t('saved'));
    }
    setIsSignedOut(result.code === 'not_signed_in');
    setProblem(isUnsettled(result) ? t('unsettled') : result.message);
  }

  return {
    draft,
    saved,
    isChanged,
    isWrong,
    isLast,
    isSending,
    problem,
    message,
    guard,
    isSignedOut,
    closeSignedOut: () => setIsSignedOut(false),
    save,
    change,
    changePeople,
    changePerson: (key: string, to: Partial<DraftPerson>) =>
      changePeople(draft.people.map((one) => (one.key === key ? { ...one, ...to } : one))),
    /** A visit was given, which counts apart from what is saved here. */
    given(from: string, to: string) {
      const counted = ({ people, ...rest }: DraftPeople): DraftPeople => ({
        ...rest,
        people: people.map((one) => {
          const more = one.key === to ? 1 : one.key === from ? -1 : 0;
          return { ...one, coming: one.coming + more };
        }),
      });
      setSaved(counted);
      setDraft(counted);
    },
    /** Answers the key of whoever was added. */
    add() {
      const added = newPerson();
      changePeople([...draft.people, added]);
      return added.key;
    },
    undo() {
      change(saved);
      setMessage(t('undone'));
    },
  };
}

export type PeopleState = ReturnType<typeof usePeople>;
