import { useCallback, useState } from 'react';
import {
  ALL_FAILED,
  allSet,
  countOf,
  formatDates,
  formatTimeRange,
  someFailed,
} from '@/lib/domain/availability-messages';
import {
  type Change,
  changesOfSlots,
  inverseOf,
  type Mark,
  type Statuses,
  slotsIn,
} from '@/lib/domain/availability-plan';
import { formatDuration } from '@/lib/domain/duration';
import { localMinute } from '@/lib/domain/format';
import { SLOT_MINUTES } from '@/lib/domain/slots';
import type { CalendarCalls } from '../calendar-calls';
import { type Applied, applyChanges, countDays, type Progress } from './apply-changes';
import { sendTo } from './use-run';

/** How the last application of picked slots went. */
export type Outcome = { isError: boolean; text: string; reason: string | null };

interface ApplicationOptions {
  calls: CalendarCalls;
  zone: string;
  /** Shows changes at once; what it returns settles them, once with what was refused. */
  show: (changes: readonly Change[]) => (refused: readonly Change[]) => void;
}

const NEVER = new AbortController().signal;

/** "09:00 to 12:00" when every day has just that, else how much time it is. */
function rangeOf(changes: readonly Change[], zone: string): string {
  const spans = changes.map(({ span: { from, to } }) => {
    const minute = localMinute(from, zone);
    return formatTimeRange({ from: minute, to: minute + (to - from) / 60_000 });
  });
  const isOne = new Set(spans).size === 1 && countDays(changes) === changes.length;
  const slots = changes.reduce((sum, { span }) => sum + slotsIn(span).length, 0);
  return (isOne && spans[0]) || formatDuration(slots * SLOT_MINUTES);
}

function outcomeOf({ set, failed, reason }: Applied, zone: string): Outcome {
  const all = [...set, ...failed];
  const days = countDays(all);
  const bad = countDays(failed);
  if (bad > 0) {
    return { isError: true, text: bad === days ? ALL_FAILED : someFailed(days, bad), reason };
  }
  const text = allSet(formatDates(all.map(({ date }) => date)), rangeOf(all, zone));
  return { isError: false, text, reason: null };
}

function takenBack(unset: number): string {
  if (unset === 0) return 'Taken back: every slot is as it was.';
  return `Taken back. ${countOf(unset, 'slot')} not set before ${unset === 1 ? 'is' : 'are'} unavailable now: a slot cannot be unset again, and customers can book neither.`;
}

/** Applies picked slots, shown at once, and takes the last application back. */
export function useApplication({ calls, zone, show }: ApplicationOptions) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** What the last application found, for the way back. */
  const [before, setBefore] = useState<Statuses | null>(null);

  const send = async (changes: readonly Change[]) => {
    setOutcome(null);
    setProgress({ done: 0, days: countDays(changes) });
    const settle = show(changes);
    const applied = await applyChanges(changes, sendTo(calls), {
      onProgress: setProgress,
      signal: NEVER,
    });
    settle(applied.failed);
    setProgress(null);
    return applied;
  };

  /** Gives the picked slots a status; returns those that have it now. */
  const apply = async (picked: Statuses, mark: Mark): Promise<number[]> => {
    const applied = await send(changesOfSlots(picked.keys(), mark, zone));
    const set = applied.set.flatMap(({ span }) => slotsIn(span));
    if (set.length > 0) setBefore(new Map(set.map((at) => [at, picked.get(at) ?? null])));
    setOutcome(outcomeOf(applied, zone));
    return set;
  };

  const takeBack = async () => {
    if (!before) return;
    const { changes, unset } = inverseOf(before, zone);
    const applied = await send(changes);
    if (applied.failed.length > 0) {
      const failed = new Set(applied.failed.flatMap(({ span }) => slotsIn(span)));
      setBefore(new Map([...before].filter(([at]) => failed.has(at))));
      setOutcome(outcomeOf(applied, zone));
    } else {
      setBefore(null);
      setOutcome({ isError: false, text: takenBack(unset), reason: null });
    }
  };

  return {
    progress,
    outcome,
    canTakeBack: before !== null,
    apply,
    takeBack,
    /** What has been read makes room for what comes next. */
    forget: useCallback(() => setOutcome(null), []),
  };
}
