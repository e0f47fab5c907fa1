import { useState, useTransition } from 'react';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import { usePageRouter } from '@/components/shared/links/use-page-router';
import { pressSeen } from '@/components/shared/ui/press-seen';
import { findMissing, type Missing, type OfferedTime } from '@/lib/shared/domain/booking/times';
import { localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { type Choice, pathOfTime } from './choice';
import { useServerClock } from './use-server-clock';

interface TimePickerOptions {
  choice: Choice;
  isAsking: boolean;
  week: string;
  /** Epoch ms. */
  madeAt: number;
}

export function useTimePicker({ choice, isAsking, week, madeAt }: TimePickerOptions) {
  const router = usePageRouter();
  const toAddress = usePageAddress();
  const [isPending, startTransition] = useTransition();
  const now = useServerClock(madeAt);
  const [picked, setPicked] = useState<OfferedTime | null>(null);
  const [stale, setStale] = useState<Missing | null>(null);

  async function go(href: string, scroll = false) {
    await pressSeen();
    setStale(null);
    startTransition(() => router.push(href, { scroll }));
  }

  async function show(href: string) {
    // Next hears of a new address only once an effect has run, which may be after the first press.
    await pressSeen();
    setStale(null);
    window.history.replaceState(null, '', toAddress(href));
  }

  function readAgain(missing: Missing) {
    setPicked(null);
    setStale(missing);
    startTransition(() => router.refresh());
  }

  const pathOf = ({ startsAt }: OfferedTime, itemIds: string[]) => {
    const date = localDay(startsAt, VENUE_ZONE.id);
    return pathOfTime(choice, { week, date, startsAt }, itemIds);
  };

  async function pick(time: OfferedTime) {
    const missing = findMissing({ item: true, time: time.startsAt >= now() });
    if (missing) return readAgain(missing);
    if (isAsking) await pressSeen();
    setPicked(time);
    // A move is confirmed here, so the page does not scroll.
    if (!isAsking) go(pathOf(time, choice.itemIds), !choice.moves);
  }

  return {
    isPending,
    picked,
    stale,
    now,
    go,
    show,
    readAgain,
    pathOf,
    pick,
    unpick: () => setPicked(null),
  };
}
