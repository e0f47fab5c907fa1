import { useLayoutEffect, useState } from 'react';
import { keptDraft } from '@/components/shared/forms/kept-draft';
import { useRepeatKey } from '@/components/shared/forms/use-repeat-key';
import { callApi, isUnsettled } from '@/lib/shared/api/call-api';
import type { KeptSchedule } from '@/lib/shared/contract/schedules';
import { hasProblem, tidySchedule, withUsualHours } from '@/lib/shared/domain/hours/draft-schedule';
import { hasHours, type Schedule } from '@/lib/shared/domain/hours/schedule';
import { hasChanged, isSameDraft, type Versioned } from '@/lib/shared/domain/hours/versioned-draft';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { NO_CONFLICTS, useConflicts } from './conflicts';
import { useVersionedDraft } from './use-versioned-draft';

interface OpeningHoursOptions {
  calendarId: number;
  userId: string;
  first: KeptSchedule;
  isOpen: boolean | null;
}

function isSchedule(value: unknown): value is Schedule {
  const { sets, special, rules } = Object(value);
  return (
    Array.isArray(sets) && sets.length > 0 && Array.isArray(special) && Object(rules) === rules
  );
}

/** What was typed, and the version of the saved hours that it changes. */
function isKept(value: unknown): value is KeptSchedule {
  const { version, schedule } = Object(value);
  return typeof version === 'number' && isSchedule(schedule);
}

export function keptHours(userId: string) {
  return keptDraft('opening-hours', userId, isKept);
}

/** Hours show only if something is bookable. */
function savedText(schedule: Schedule, isOpen: boolean | null) {
  if (isOpen === null || !hasHours(schedule)) return 'savedOnly';
  return isOpen ? 'saved' : 'savedForLater';
}

function toDraft({ version, schedule }: KeptSchedule): Versioned<Schedule> {
  return { version, draft: withUsualHours(schedule) };
}

export function useOpeningHours({ calendarId, userId, first, isOpen }: OpeningHoursOptions) {
  const t = useTexts('hours.save');
  const drafts = keptHours(userId);
  const { state, act, ...hours } = useVersionedDraft(toDraft(first), {
    save: ({ version, draft }) => drafts.save({ version, schedule: draft }),
    clear: drafts.clear,
  });
  const { draft, version, saved } = state;
  const key = useRepeatKey();
  const isChanged = hasChanged(state);
  const isWrong = hasProblem(draft);
  const asked = useConflicts(calendarId, isChanged && !isWrong ? draft : null);
  const [left, setLeft] = useState(NO_CONFLICTS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const before = drafts.load();
    if (!before) return;
    const kept = { version: before.version, draft: before.schedule };
    if (isSameDraft(kept.draft, saved.draft)) return hours.settle();
    act({ type: 'restored', kept, message: t('restored') });
    hours.guard.touch();
  }, []);

  async function save() {
    const schedule = tidySchedule(draft);
    const options = { params: { calendarId } };
    act({ type: 'sent' });
    const route = '/api/calendars/{calendarId}/schedule';
    // Asked before saving, because after it no visit is newly outside.
    const outside = await callApi(`POST ${route}/conflicts`, { schedule }, options);
    const result = await key.send((repeatKey) =>
      callApi(`PUT ${route}`, { version, schedule }, { ...options, repeatKey }),
    );
    if (result.ok) {
      if (outside.ok) setLeft(outside.answer);
      const { version } = result.answer;
      return hours.keep(toDraft({ version, schedule }), t(savedText(schedule, isOpen)));
    }
    const isStale = ['conflict', 'key_reused'].includes(result.code);
    const read = isStale ? await callApi(`GET ${route}`, undefined, options) : null;
    const newer = read?.ok ? toDraft(read.answer) : null;
    const text = isUnsettled(result) ? t('unsettled') : result.message;
    act({ type: 'refused', problem: { text, isStale: newer !== null }, newer });
  }

  return {
    state,
    isChanged,
    isWrong,
    // Nothing was cancelled, so the last save's conflicts stay listed.
    conflicts: isChanged ? asked : left,
    guard: hours.guard,
    leave: hours.settle,
    change: hours.change,
    save,
    undo: () => hours.undo(t('undone')),
  };
}

export type OpeningHoursState = ReturnType<typeof useOpeningHours>;
