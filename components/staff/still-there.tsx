'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { Button } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { DialogActions } from '@/components/shared/ui/dialog-actions';
import { headingVariants } from '@/components/shared/ui/heading';
import { IDLE_MS } from '@/lib/shared/domain/staff/room';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

const BEFORE_MS = 2 * MINUTE_MS;
/** Between asking and showing. */
const SLACK_MS = 10_000;
const CHANNEL = 'settln-staff-session';

/** Tells all tabs that the session goes on, after a call that loads no new page. */
export function tellProlonged(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(Date.now() + IDLE_MS);
  channel.close();
}

/** `endsAt` by this device's clock. Of the newest page, since Back shows an older one. */
let newest = { now: 0, endsAt: 0 };

interface StillThereProps {
  /** By the server's clock, epoch ms. */
  endsAt: number;
  now: number;
}

/** Asks two minutes before the session ends, because unsent text is lost then. */
export function StillThere({ endsAt, now }: StillThereProps) {
  const t = useTexts('staff.room');
  const router = useRouter();
  const [isAsking, ask] = useTransition();
  const [stage, setStage] = useState<'in' | 'soon' | 'over'>('in');
  const isLast = endsAt - now < IDLE_MS - SLACK_MS;

  useEffect(() => {
    if (now > newest.now) newest = { now, endsAt: endsAt + Date.now() - now };
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const left = newest.endsAt - Date.now();
      setStage(left <= 0 ? 'over' : left <= BEFORE_MS ? 'soon' : 'in');
      if (left > 0) timer = setTimeout(look, left > BEFORE_MS ? left - BEFORE_MS : left);
    };
    look();
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
    channel?.postMessage(newest.endsAt);
    channel?.addEventListener('message', ({ data }) => {
      if (isLast || typeof data !== 'number') return;
      newest.endsAt = Math.max(newest.endsAt, data);
      look();
    });
    return () => {
      clearTimeout(timer);
      channel?.close();
    };
  }, [endsAt, now, isLast]);

  const goOn = () => ask(() => router.refresh());
  const close = () => {
    if (stage === 'over' || isLast) setStage('in');
    else goOn();
  };
  const time = formatClock(endsAt, VENUE_ZONE.id, t.locale);
  return (
    <Dialog
      open={stage !== 'in'}
      onClose={close}
      role="alertdialog"
      labelledBy="still-there"
      describedBy="still-there-text"
    >
      <h2 className={headingVariants({ size: 'small' })} id="still-there">
        {t(stage === 'over' ? 'overTitle' : 'stillThere')}
      </h2>
      <p id="still-there-text">
        {stage === 'over' ? t('overHere') : isLast ? t('endsAtLast', { time }) : t('endsSoon')}
      </p>
      <DialogActions className="mt-0">
        <Button onClick={close} aria-disabled={isAsking || undefined}>
          {t(stage === 'over' || isLast ? 'understood' : 'goOn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
