import { useLayoutEffect, useState } from 'react';
import { useLeaveGuard } from '@/components/shared/forms/use-leave-guard';
import { useRepeatKey } from '@/components/shared/forms/use-repeat-key';
import { callApi, isUnsettled } from '@/lib/shared/api/call-api';
import type { KeptSchedule } from '@/lib/shared/contract/schedules';
import { hasHours, type Schedule } from '@/lib/shared/domain/hours/schedule';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { NO_CONFLICTS, useConflicts } from './conflicts';
import { hasProblem, isSame, keptHours, tidySchedule, withUsualHours } from './draft-schedule';

interface OpeningHoursOptions {
  calendarId: number;
  userId: string;
  first: KeptSchedule;
  isOpen: boolean | null;
}

/** `isStale` if others saved meanwhile. */
interface Problem {
  text: string;
  isStale: boolean;
}

/** Hours show only if something is bookable. */
function savedText(schedule: Schedule, isOpen: boolean | null) {
  if (isOpen === null || !hasHours(schedule)) return 'savedOnly';
  return isOpen ? 'saved' : 'savedForLater';
}

export function useOpeningHours({ calendarId, userId, first, isOpen }: OpeningHoursOptions) {
  const t = useTexts('hours.save');
  const [kept, setKept] = useState(first);
  const saved = withUsualHours(kept.schedule);
  const [draft, setDraft] = useState(saved);
  /** The version that the draft changes: of a draft that was kept, perhaps an older one. */
  const [over, setOver] = useState(first.version);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [message, setMessage] = useState('');
  const [isJustSaved, setIsJustSaved] = useState(false);
  const guard = useLeaveGuard();
  const key = useRepeatKey();
  const drafts = keptHours(userId);
  const isChanged = !isSame(draft, saved);
  const isWrong = hasProblem(draft);
  const asked = useConflicts(calendarId, isChanged && !isWrong ? draft : null);
  const [left, setLeft] = useState(NO_CONFLICTS);
  // Nothing was cancelled, so the last save's conflicts stay listed.
  const conflicts = isChanged ? asked : left;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const before = drafts.load();
    if (!before) return;
    change(before.schedule, before.version);
    if (!isSame(before.schedule, saved)) setMessage(t('restored'));
  }, []);

  function change(next: Schedule, version = over) {
    setDraft(next);
    setMessage('');
    setIsJustSaved(false);
    setProblem(null);
    if (isSame(next, saved)) settle(kept.version);
    else {
      guard.touch();
      setOver(version);
      drafts.save({ version, schedule: next });
    }
  }

  function settle(version: number) {
    guard.release();
    setOver(version);
    drafts.clear();
  }

  function keep(next: KeptSchedule) {
    setKept(next);
    setDraft(withUsualHours(next.schedule));
    settle(next.version);
    setMessage(t(savedText(next.schedule, isOpen)));
    setIsJustSaved(true);
  }

  async function save() {
    const schedule = tidySchedule(draft);
    const options = { params: { calendarId } };
    setIsSending(true);
    setProblem(null);
    setMessage('');
    const route = '/api/calendars/{calendarId}/schedule';
    // Asked first: after the save no visit is newly outside.
    const outside = await callApi(`POST ${route}/conflicts`, { schedule }, options);
    const body = { version: over, schedule };
    const result = await key.send((repeatKey) =>
      callApi(`PUT ${route}`, body, { ...options, repeatKey }),
    );
    const newer =
      !result.ok && ['conflict', 'key_reused'].includes(result.code)
        ? await callApi(`GET ${route}`, undefined, options)
        : null;
    setIsSending(false);
    if (result.ok && outside.ok) setLeft(outside.answer);
    if (result.ok) return keep({ version: result.answer.version, schedule });
    if (newer?.ok) {
      setKept(newer.answer);
      setOver(newer.answer.version);
    }
    const text = isUnsettled(result) ? t('unsettled') : result.message;
    setProblem({ text, isStale: newer?.ok ?? false });
  }

  return {
    draft,
    saved,
    change,
    conflicts,
    isChanged,
    isWrong,
    isSending,
    isJustSaved,
    problem,
    message,
    guard,
    leave: () => settle(kept.version),
    save,
    undo() {
      change(saved);
      setMessage(t('undone'));
    },
  };
}

export type OpeningHoursState = ReturnType<typeof useOpeningHours>;
