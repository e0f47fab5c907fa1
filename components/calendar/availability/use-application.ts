import { useCallback, useState } from 'react';
import { useTexts } from '#texts';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { CalendarStore } from '@/components/calendar/week/calendar-store';
import { findStatuses, showChanges } from '@/components/calendar/week/show-changes';
import {
  type Change,
  changesOfSlots,
  inverseOf,
  type Mark,
  type Statuses,
  slotsIn,
} from '@/lib/domain/calendar/plan';
import { type Outcome, outcomeOf, takenBack } from './application-words';
import { applyChanges, countDays, type Progress } from './apply-changes';
import { findSetIn } from './find-set';
import { sendTo } from './use-run';

interface ApplicationOptions {
  calls: CalendarCalls;
  store: CalendarStore;
  zone: string;
}

const NEVER = new AbortController().signal;
const isKnown = (found: Statuses) => [...found.values()].some((status) => status !== undefined);

/** What each change found, the last one last: only the last may be taken back. */
function useWayBack() {
  const [past, setPast] = useState<readonly Statuses[]>([]);
  return {
    last: past.at(-1) ?? null,
    /** A change that found what nobody knows bars the way back beyond it. */
    remember: useCallback((found: Statuses | null) => {
      setPast((now) => (found && isKnown(found) ? [...now, found] : []));
    }, []),
    /** The last change was taken back, but for these slots. */
    step: (rest: Statuses) => setPast((now) => [...now.slice(0, -1), ...(rest.size ? [rest] : [])]),
  };
}

/** Sends changes, shown at once, and says how far that has come. */
function useSending({ calls, store, zone }: ApplicationOptions) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const begin = (changes: readonly Change[]) => setProgress({ done: 0, days: countDays(changes) });
  const send = async (changes: readonly Change[]) => {
    begin(changes);
    const settle = showChanges(store, changes);
    const findSet = findSetIn(calls, zone);
    const options = { onProgress: setProgress, signal: NEVER, findSet };
    const applied = await applyChanges(changes, sendTo(calls), options);
    settle(applied.failed);
    setProgress(null);
    return applied;
  };
  return { progress, begin, send };
}

/** Applies picked slots, and takes changes back, the last one first. */
export function useApplication(options: ApplicationOptions) {
  const t = useTexts('ui.duration');
  const { store, zone } = options;
  const { progress, begin, send } = useSending(options);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { last, remember, step } = useWayBack();
  /** What has been read makes room for what comes next. */
  const forget = useCallback(() => setOutcome(null), []);
  const forgetRead = useCallback((read: Outcome | null) => {
    setOutcome((now) => (now === read ? null : now));
  }, []);

  /** Gives picked slots a status; returns those that have it now. */
  const apply = async (picked: Iterable<number>, mark: Mark): Promise<number[]> => {
    const wanted = changesOfSlots(picked, mark, zone);
    forget();
    begin(wanted);
    const found = await findStatuses(store, wanted);
    const free = [...found].flatMap(([at, status]) => (status === 'booked' ? [] : at));
    const applied = await send(changesOfSlots(free, mark, zone));
    const set = applied.set.flatMap(({ span }) => slotsIn(span));
    if (set.length > 0) remember(new Map(set.map((at) => [at, found.get(at)])));
    setOutcome(outcomeOf(applied, zone, t));
    return set;
  };

  const takeBack = async () => {
    if (!last) return;
    forget();
    const { changes, ...lost } = inverseOf(last, zone);
    const applied = await send(changes);
    const failed = new Set(applied.failed.flatMap(({ span }) => slotsIn(span)));
    step(new Map([...last].filter(([at]) => failed.has(at))));
    const text = takenBack(lost);
    setOutcome(
      failed.size > 0 ? outcomeOf(applied, zone, t) : { isError: false, text, reason: null },
    );
  };

  /** A dialog that sets many days says what it did once it is closed. */
  const say = (text: string) => setOutcome({ isError: false, text, reason: null });

  return {
    ...{ progress, outcome, canTakeBack: last !== null },
    ...{ apply, takeBack, remember, forget, forgetRead, say },
  };
}
