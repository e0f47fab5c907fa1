import { useLayoutEffect, useRef, useState } from 'react';
import { keptDraft } from '@/components/shared/forms/kept-draft';
import { useLeaveGuard } from '@/components/shared/forms/use-leave-guard';
import { useRepeatKey } from '@/components/shared/forms/use-repeat-key';
import { callApi, isUnsettled } from '@/lib/shared/api/call-api';
import type { KeptPeople } from '@/lib/shared/contract/people';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { LocalDate } from '@/lib/shared/time/local-date';
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

/** `isStale` if others saved meanwhile. */
interface Problem {
  text: string;
  isStale: boolean;
}

/** `version` is that of the saved people that were on show while they were changed. */
function isTypedPeople(value: unknown): value is { version: number; draft: DraftPeople } {
  const { version, draft } = Object(value);
  return typeof version === 'number' && Array.isArray(draft?.people);
}

const isSame = (one: DraftPeople, other: DraftPeople) =>
  JSON.stringify(one) === JSON.stringify(other);

export function usePeople({ calendarId, ownName, first, today }: PeopleOptions) {
  const t = useTexts('people.save');
  const hours = useTexts('hours.save');
  const [kept, setKept] = useState(first);
  const [saved, setSaved] = useState(() => toDraft(first, ownName));
  const [draft, setDraft] = useState(saved);
  // A picture may arrive between a press and its render: neither may undo the other.
  const latest = useRef(saved);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [message, setMessage] = useState('');
  const [undos, setUndos] = useState(0);
  const guard = useLeaveGuard();
  const key = useRepeatKey();
  const typed = keptDraft('people', String(calendarId), isTypedPeople);
  const isChanged = !isSame(draft, saved);
  const isWrong = draft.people.some((person) => problemOf(person) !== null);
  const isUploading = draft.people.some(({ upload }) => upload === 'uploading');
  const isLast = !isAnybodyLeft(draft.people, today);

  function show(next: DraftPeople) {
    latest.current = next;
    setDraft(next);
  }

  function change(next: DraftPeople) {
    show(next);
    setMessage('');
    setProblem(null);
    if (isSame(next, saved)) settle();
    else {
      guard.touch();
      typed.save({ version: kept.version, draft: next });
    }
  }

  function settle() {
    guard.release();
    typed.clear();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const before = typed.load();
    if (!before) return;
    const { version, draft } = before;
    // Uploads ended with the page that they were chosen in.
    const people = draft.people.map((person) => {
      const { coming = 0 } = saved.people.find(({ key }) => key === person.key) ?? {};
      return { ...person, coming, upload: 'none' as const };
    });
    setKept({ ...first, version });
    show({ ...draft, people });
    guard.touch();
    setMessage(hours('restored'));
  }, []);

  const changePeople = (edit: (people: readonly DraftPerson[]) => DraftPerson[]) =>
    change({ ...latest.current, people: edit(latest.current.people) });

  function keep(next: KeptPeople) {
    const people = toDraft(next, ownName);
    setKept(next);
    setSaved(people);
    show(people);
    settle();
    setMessage(people.people.length > 1 ? t('saved') : hours('savedOnly'));
  }

  async function save() {
    setIsSending(true);
    setProblem(null);
    setMessage('');
    const options = { params: { calendarId } };
    const route = '/api/calendars/{calendarId}/people';
    const body = toSaved(latest.current, kept.version);
    const result = await key.send((repeatKey) =>
      callApi(`PUT ${route}`, body, { ...options, repeatKey }),
    );
    const isRefused = !result.ok && !isUnsettled(result);
    const newer = isRefused ? await callApi(`GET ${route}`, undefined, options) : null;
    setIsSending(false);
    if (result.ok) return keep(result.answer);
    const text = isUnsettled(result) ? t('unsettled') : (result.fields?.people ?? result.message);
    if (!newer?.ok || newer.answer.version === kept.version) {
      return setProblem({ text, isStale: false });
    }
    setKept(newer.answer);
    setProblem({ text: t('stale'), isStale: true });
  }

  return {
    draft,
    saved,
    isChanged,
    isWrong,
    isUploading,
    isLast,
    undos,
    isSending,
    problem,
    message,
    guard,
    save,
    toggleChoice: () =>
      change({
        ...latest.current,
        letsCustomersChoose: !latest.current.letsCustomersChoose,
      }),
    changePeople,
    changePerson: (key: string, to: Partial<DraftPerson>) =>
      changePeople((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one))),
    /** Giving a visit counts at once, before saving. */
    given(from: string, to: string) {
      const counted = ({ people, ...rest }: DraftPeople): DraftPeople => ({
        ...rest,
        people: people.map((one) => {
          const more = one.key === to ? 1 : one.key === from ? -1 : 0;
          return { ...one, coming: one.coming + more };
        }),
      });
      setSaved(counted);
      show(counted(latest.current));
    },
    add() {
      const added = newPerson();
      changePeople((all) => [...all, added]);
      return added.key;
    },
    leave: settle,
    undo() {
      change(saved);
      setUndos(undos + 1);
      setMessage(t('undone'));
    },
  };
}

export type PeopleState = ReturnType<typeof usePeople>;
