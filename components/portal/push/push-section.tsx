'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/shared/ui/button';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { Spinner } from '@/components/shared/ui/spinner';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import type { Push, PushDevice } from '@/lib/shared/contract/push-devices';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDate, formatShortDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { usePush } from './use-push';

interface PushSectionProps {
  calendarId: number;
  push: Push & { key: string };
  /** Null where no choices are offered. */
  choices: ReactNode | null;
}

const zone = VENUE_ZONE.id;

function Facts({ label, since, sentAt, isFailing }: PushDevice) {
  const t = useTexts('push.section');
  const day = formatDate(since, zone, t.locale);
  const last =
    sentAt === null
      ? t('none')
      : t('last', {
          day: formatShortDay(sentAt, zone, t.locale),
          time: formatClock(sentAt, zone, t.locale),
        });
  return (
    <>
      <p className="wrap-anywhere">{t('on', { device: label || t('unnamed'), day })}</p>
      <p className={isFailing ? 'text-sm text-danger' : 'text-sm text-muted'}>
        {isFailing ? t('failing') : last}
      </p>
    </>
  );
}

export function PushSection({ calendarId, push, choices }: PushSectionProps) {
  const t = useTexts('push.section');
  const { here, device, others, said, isTesting, start, remove, test } = usePush(
    calendarId,
    push.key,
    push.devices,
  );
  const isHydrated = useHydrated();
  const isBusy = here === 'asking' || here === 'turningOn';
  // The pressed button disappears, so its outcome gets the focus.
  const outcome = useRef<HTMLDivElement>(null);
  const thenSay = (work: Promise<void>) => void work.then(() => outcome.current?.focus());
  const advice =
    here === 'unsupported' || here === 'homeScreen' || here === 'blocked' ? here : null;
  return (
    <>
      <p className="text-muted">{t(choices ? 'lead' : 'leadAll')}</p>
      {choices}
      <ul className="rounded-md border border-line">
        <li className="grid gap-2 p-4">
          <h3 className="font-semibold">{t('thisDevice')}</h3>
          {device ? <Facts {...device} /> : null}
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          {here === 'reading' && isHydrated ? <p className="text-muted">{t('reading')}</p> : null}
          {advice ? <p>{t(advice)}</p> : null}
          {here === 'off' ? <p className="text-muted">{t('off')}</p> : null}
          {here === 'off' || isBusy ? (
            <div>
              <Button
                look="secondary"
                size="small"
                aria-disabled={isBusy || undefined}
                onClick={() => {
                  if (!isBusy) thenSay(start());
                }}
              >
                {isBusy ? <Spinner /> : null}
                {isBusy ? t(here) : t('turnOn')}
              </Button>
            </div>
          ) : null}
          {device ? (
            <div className="flex flex-wrap gap-2">
              <Button
                look="secondary"
                size="small"
                aria-disabled={isTesting || undefined}
                onClick={() => {
                  if (isTesting) return;
                  void test(device).then((isGone) => isGone && outcome.current?.focus());
                }}
              >
                {isTesting ? <Spinner /> : null}
                {isTesting ? t('testing') : t('test')}
              </Button>
              <Button look="ghost" size="small" onClick={() => thenSay(remove(device))}>
                {t('turnOff')}
              </Button>
            </div>
          ) : null}
          <div ref={outcome} tabIndex={-1}>
            <p className="text-sm empty:hidden" role="status">
              {said?.tone === 'ok' ? said.text : ''}
            </p>
            {said?.tone === 'error' ? <FailureNote>{said.text}</FailureNote> : null}
          </div>
        </li>
        {others.map((one) => (
          <li key={one.id} className="grid gap-2 border-t border-line p-4">
            <Facts {...one} />
            <div>
              <Button
                look="ghost"
                size="small"
                aria-label={t('turnOffOther', { device: one.label || t('unnamed') })}
                onClick={() => thenSay(remove(one))}
              >
                {t('turnOff')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
