'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { PageForm } from '@/components/shared/links/page-form';
import { Button } from '@/components/shared/ui/button';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import { Spinner } from '@/components/shared/ui/spinner';
import type { ItemOption } from '@/lib/shared/domain/booking/choice';
import { formatDuration } from '@/lib/shared/domain/booking/duration';
import { findMissing, type Missing, type OfferedTime } from '@/lib/shared/domain/booking/times';
import { formatTotal } from '@/lib/shared/domain/money';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { toIso } from '@/lib/shared/time/instant';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { BOOKING_KEYS } from '@/lib/shared/url/booking-url';
import { paths } from '@/lib/shared/url/paths';
import type { Choice } from './choice';

interface ServiceQuestionProps {
  choice: Choice;
  time: OfferedTime;
  options: readonly ItemOption[];
  isPending: boolean;
  now: () => number;
  /** Called with item ids, while the time lies ahead. */
  onConfirm: (itemIds: string[]) => void;
  /** Called if the time has passed meanwhile. */
  onStale: (missing: Missing) => void;
  cancel: ReactNode;
}

/** In the dialog the buttons stay in reach and cover its end padding. */
const ACTIONS_LOOK =
  'flex items-center gap-3 in-[dialog]:sticky in-[dialog]:-bottom-(--sheet-end) in-[dialog]:-mt-3 in-[dialog]:-mb-(--sheet-end) in-[dialog]:bg-surface in-[dialog]:pt-3 in-[dialog]:pb-(--sheet-end)';

export function ServiceQuestion(props: ServiceQuestionProps) {
  const { choice, time, options, isPending, now, onConfirm, onStale, cancel } = props;
  const t = useTexts('booking.question');
  const missingText = useTexts('booking.missing');
  const clock = formatClock(time.startsAt, VENUE_ZONE.id, t.locale);
  const [missing, setMissing] = useState<Missing | null>(null);

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const answer = new FormData(event.currentTarget).get(BOOKING_KEYS.itemIds);
    const isAhead = time.startsAt >= now();
    const found = findMissing({ item: answer !== null, time: isAhead });
    if (found && answer !== null) onStale(found);
    setMissing(found);
    if (!found) onConfirm(String(answer).split(','));
  };

  return (
    <PageForm className="flex flex-col gap-4" action={paths.review} onSubmit={confirm}>
      <input type="hidden" name={BOOKING_KEYS.serviceId} value={choice.serviceId} />
      <input type="hidden" name={BOOKING_KEYS.calendarId} value={choice.calendarId ?? ''} />
      <input type="hidden" name={BOOKING_KEYS.startsAt} value={toIso(time.startsAt)} />
      <fieldset className="flex flex-col gap-2" onChange={() => setMissing(null)}>
        <legend className="sr-only">{t('legend')}</legend>
        {options.map((option, index) => (
          <ServiceOption
            key={option.ids.join()}
            option={option}
            isFirstChoice={index === 0 && choice.itemIds.length > 0}
            unfitAt={time.unfit?.includes(index) ? clock : null}
            onMissing={() => setMissing('service')}
          />
        ))}
      </fieldset>
      {missing ? <FailureNote>{missingText(missing)}</FailureNote> : null}
      <div className={ACTIONS_LOOK}>
        {cancel}
        <Button type="submit" className="min-w-0 flex-1" aria-disabled={isPending || undefined}>
          {isPending ? <Spinner /> : null}
          {t('confirm')}
        </Button>
      </div>
    </PageForm>
  );
}

interface ServiceOptionProps {
  option: ItemOption;
  isFirstChoice: boolean;
  /** The time at which it does not fit, or null. */
  unfitAt: string | null;
  onMissing: () => void;
}

const bdi = (chunks: ReactNode) => <bdi>{chunks}</bdi>;

function ServiceOption({ option, isFirstChoice, unfitAt, onMissing }: ServiceOptionProps) {
  const t = useTexts('booking.question');
  const price = useTexts('ui.price');
  const { ids, name, language, durationMinutes, priceMinor } = option;
  const duration = formatDuration(durationMinutes, useTexts('ui.duration'));
  return (
    <label className={optionRowVariants({ look: unfitAt === null ? 'plain' : 'unfit' })}>
      <input
        className={checkboxVariants({ shape: 'round' })}
        type="radio"
        name={BOOKING_KEYS.itemIds}
        value={ids.join()}
        defaultChecked={isFirstChoice}
        disabled={unfitAt !== null}
        required
        // Without JavaScript the browser shows its own message.
        onInvalid={(event) => {
          event.preventDefault();
          onMissing();
        }}
      />
      <span className="min-w-0 flex-1">
        <b className="font-semibold" lang={language || undefined} dir="auto">
          {name}
        </b>
        <br />
        <span className="text-sm text-muted">
          {unfitAt === null ? bdi(duration) : t.rich('unfit', { bdi, duration, time: unfitAt })}
        </span>
      </span>
      <span className="font-semibold whitespace-nowrap">{formatTotal(priceMinor, price)}</span>
    </label>
  );
}
