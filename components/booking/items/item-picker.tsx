'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef, useTransition } from 'react';
import { useTexts } from '#texts';
import { StepHeading } from '@/components/booking/step-heading';
import { Card, cardVariants } from '@/components/ui/card';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { chosenOf, describeChoice, totalOf } from '@/lib/domain/booking/choice';
import { formatTotal } from '@/lib/domain/money';
import { selectTimePath } from '@/lib/url/booking-url';
import { paths } from '@/lib/url/paths';
import { ChoiceLines } from './choice-lines';
import { CONTINUE_REASON_ID, ContinueButton } from './continue-button';
import { ItemRow } from './item-row';
import { NoItems } from './no-items';
import { useChosenItems } from './use-chosen-items';

/** Where a service takes bookings, or why it takes none. */
export type Bookable = { calendarId: string } | { calendarId: null; reason: string };

interface ItemPickerProps {
  providerId: string;
  bookable: Bookable;
  items: ServiceItem[];
  /** The provider's card, which stands above the list on phones and beside it elsewhere. */
  provider: ReactNode;
  /** How else to reach the provider, for where nothing can be booked. */
  otherWays: ReactNode;
}

/** Step 1: a plain form that leads to the times, with a running total once it is alive. */
export function ItemPicker(props: ItemPickerProps) {
  const t = useTexts('ui.duration');
  const { providerId, bookable, items, provider, otherWays } = props;
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const { ids, isLive, readBoxes } = useChosenItems(form, providerId);
  const chosen = chosenOf(items, ids);
  const { calendarId } = bookable;
  const isClosed = calendarId === null || items.length === 0;
  const isWaiting = isLive && chosen.length === 0;
  const reason =
    calendarId === null
      ? bookable.reason
      : items.length > 0
        ? 'Choose at least one service.'
        : 'There is nothing to choose yet.';
  const isChosen = !isClosed && chosen.length > 0;
  const button = { state: isClosed ? 'never' : isWaiting ? 'choose' : 'open', isPending } as const;

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (calendarId === null || !isChosen || isPending) return;
    const state = { providerId, settlnProviderId: calendarId, serviceItems: ids };
    startTransition(() => router.push(selectTimePath(state)));
  };

  return (
    <form
      ref={form}
      className="choose"
      action={paths.selectTime}
      onChange={readBoxes}
      onSubmit={goOn}
    >
      <input type="hidden" name="providerId" value={providerId} />
      <input type="hidden" name="settlnProviderId" value={calendarId ?? ''} />
      <main>
        <div className="page book">
          <div className="flex flex-col gap-6">
            <StepHeading>Book Your Service</StepHeading>
            <section
              className={cardVariants({ look: 'sunken', padding: 'small', className: 'lg:hidden' })}
              aria-label="Provider"
            >
              {provider}
            </section>
            {isClosed ? otherWays : null}
            {items.length === 0 ? <NoItems /> : null}
            <fieldset className="flex flex-col gap-3" hidden={items.length === 0}>
              <legend className="sr-only">Services</legend>
              {items.map((item) => (
                <ItemRow key={item.id} item={item} isChosen={ids.includes(item.id)} />
              ))}
            </fieldset>
          </div>
          <aside className="max-lg:hidden">
            <Card className="flex flex-col gap-4">
              {provider}
              <hr className="hr" />
              <h2 className="text-sm font-semibold">Your selection</h2>
              <div className="live stack" aria-live="polite">
                <ChoiceLines chosen={chosen} />
              </div>
              <ContinueButton {...button} full />
              <p className="text-sm text-muted empty:hidden" id={CONTINUE_REASON_ID}>
                {isChosen ? null : reason}
              </p>
            </Card>
          </aside>
        </div>
        <section className="actionbar mobile" aria-label="Your selection">
          <p className="min-w-0 flex-1" aria-live="polite">
            <b className="live text-lg/7">{formatTotal(totalOf(chosen).priceMinor)}</b>
            <br className="live" />
            <bdi className="text-sm text-muted">
              {isChosen ? describeChoice(chosen, t) : reason}
            </bdi>
          </p>
          <ContinueButton {...button} className="min-w-36" />
        </section>
      </main>
    </form>
  );
}
