'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { checkboxVariants } from '@/components/ui/checkbox';
import { noteVariants } from '@/components/ui/note';
import { optionRowVariants } from '@/components/ui/option-row';
import { Spinner } from '@/components/ui/spinner';
import type { ItemOption } from '@/lib/domain/booking/choice';
import { formatDuration } from '@/lib/domain/booking/duration';
import { bookingProblem, type OfferedTime } from '@/lib/domain/booking/times';
import { formatTotal } from '@/lib/domain/money';
import { paths } from '@/lib/url/paths';
import type { Choice } from './week-nav';

interface ServiceQuestionProps {
  choice: Choice;
  time: OfferedTime;
  options: readonly ItemOption[];
  isPending: boolean;
  /** Called with the item ids of the answer, at a time that still lies ahead. */
  onConfirm: (itemIds: string[]) => void;
  /** Called when the time has passed while the question stood open. */
  onStale: (message: string) => void;
  cancel: ReactNode;
}

/** "Select service": one answer of several, as a form that leads to the review by itself too. */
export function ServiceQuestion(props: ServiceQuestionProps) {
  const { choice, time, options, isPending, onConfirm, onStale, cancel } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const unfit = time.unfit ?? [];

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const answer = new FormData(event.currentTarget).get('serviceItems');
    const isAhead = Date.parse(time.startsAt) >= Date.now();
    const found = bookingProblem({ item: answer !== null, time: isAhead });
    if (found && answer !== null) onStale(found);
    setProblem(found);
    if (!found) onConfirm(String(answer).split(','));
  };

  return (
    <form className="flex flex-col gap-4" action={paths.review} onSubmit={confirm}>
      <input type="hidden" name="providerId" value={choice.providerId} />
      <input type="hidden" name="settlnProviderId" value={choice.settlnProviderId} />
      <input type="hidden" name="startTime" value={time.startsAt} />
      <fieldset className="flex flex-col gap-2" onChange={() => setProblem(null)}>
        <legend className="sr-only">Service</legend>
        {options.map((option, index) => (
          <OptionRow
            key={option.ids.join()}
            option={option}
            isFirstChoice={index === 0 && choice.serviceItems.length > 0}
            unfitAt={unfit.includes(index) ? time.label : null}
            onMissing={() => setProblem(bookingProblem({ item: false, time: true }))}
          />
        ))}
      </fieldset>
      {problem ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          {problem}
        </p>
      ) : null}
      <div className="flex items-center gap-3 actions">
        {cancel}
        <Button type="submit" className="min-w-0 flex-1" aria-disabled={isPending || undefined}>
          {isPending ? <Spinner /> : null}
          Confirm booking
        </Button>
      </div>
    </form>
  );
}

interface OptionRowProps {
  option: ItemOption;
  isFirstChoice: boolean;
  /** The time at which the option does not fit; null if it does. */
  unfitAt: string | null;
  onMissing: () => void;
}

function OptionRow({ option, isFirstChoice, unfitAt, onMissing }: OptionRowProps) {
  const t = useTexts('ui.duration');
  const { ids, name, durationMinutes, priceMinor } = option;
  return (
    <label
      className={unfitAt === null ? optionRowVariants() : optionRowVariants({ look: 'unfit' })}
    >
      <input
        className={checkboxVariants({ shape: 'round' })}
        type="radio"
        name="serviceItems"
        value={ids.join()}
        defaultChecked={isFirstChoice}
        disabled={unfitAt !== null}
        required
        // Without JavaScript the browser says it in its own words.
        onInvalid={(event) => {
          event.preventDefault();
          onMissing();
        }}
      />
      <span className="min-w-0 flex-1">
        <b className="font-semibold" dir="auto">
          {name}
        </b>
        <br />
        <span className="text-sm text-muted">
          <bdi>{formatDuration(durationMinutes, t)}</bdi>
          {unfitAt === null ? null : `, does not fit at ${unfitAt}`}
        </span>
      </span>
      <span className="font-semibold whitespace-nowrap">{formatTotal(priceMinor)}</span>
    </label>
  );
}
