'use client';

import { type FormEvent, type ReactNode, useTransition } from 'react';
import { useTexts } from '#texts';
import { Divider } from '@/components/booking/divider';
import { StepHeading } from '@/components/booking/step-heading';
import { StepLayout } from '@/components/booking/step-layout';
import { PageForm } from '@/components/links/page-form';
import { usePageRouter } from '@/components/links/use-page-router';
import { Card, cardVariants } from '@/components/ui/card';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { chosenOf, describeChoice } from '@/lib/domain/booking/choice';
import { selectTimePath } from '@/lib/url/booking-url';
import { paths } from '@/lib/url/paths';
import { ChoiceLines, Total } from './choice-lines';
import { CONTINUE_REASON_ID, ContinueButton } from './continue-button';
import { ItemRow } from './item-row';
import { NoItems } from './no-items';
import { useChosenItems } from './use-chosen-items';

const PROVIDER_LOOK = cardVariants({ look: 'sunken', padding: 'small', className: 'lg:hidden' });

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

/** Step 1: a plain form that leads to the times, with a running total once scripts run. */
export function ItemPicker(props: ItemPickerProps) {
  const t = useTexts('booking.items');
  const choiceTexts = { choice: useTexts('booking.choice'), duration: useTexts('ui.duration') };
  const { providerId, bookable, items, provider, otherWays } = props;
  const router = usePageRouter();
  const [isPending, startTransition] = useTransition();
  const { form, ids, isLive, readBoxes } = useChosenItems(providerId);
  const chosen = chosenOf(items, ids);
  const { calendarId } = bookable;
  const isClosed = calendarId === null || items.length === 0;
  const isWaiting = isLive && chosen.length === 0;
  const missing = t(items.length > 0 ? 'noneChosen' : 'nothingToChoose');
  const reason = calendarId === null ? bookable.reason : missing;
  const isChosen = !isClosed && chosen.length > 0;
  const button = { state: isClosed ? 'never' : isWaiting ? 'choose' : 'open', isPending } as const;

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (calendarId === null || !isChosen || isPending) return;
    const state = { providerId, settlnProviderId: calendarId, serviceItems: ids };
    startTransition(() => router.push(selectTimePath(state)));
  };

  return (
    <PageForm
      ref={form}
      className="group/choose"
      action={paths.selectTime}
      onChange={readBoxes}
      onSubmit={goOn}
    >
      <input type="hidden" name="providerId" value={providerId} />
      <input type="hidden" name="settlnProviderId" value={calendarId ?? ''} />
      <StepLayout
        aside={
          <Card className="flex flex-col gap-4">
            {provider}
            <Divider />
            <h2 className="text-sm font-semibold">{t('selection')}</h2>
            <div className="flex flex-col gap-4 noscript:hidden" aria-live="polite">
              <ChoiceLines chosen={chosen} />
            </div>
            <ContinueButton {...button} full />
            <p className="text-sm text-muted empty:hidden" id={CONTINUE_REASON_ID}>
              {isChosen ? null : reason}
            </p>
          </Card>
        }
        barLabel={t('selection')}
        bar={
          <>
            <p className="min-w-0 grow basis-[6em]" aria-live="polite">
              <Total chosen={chosen} />
              <br className="noscript:hidden" />
              <bdi className="text-sm text-muted">
                {isChosen ? describeChoice(chosen, choiceTexts) : reason}
              </bdi>
            </p>
            <ContinueButton {...button} className="min-w-36" />
          </>
        }
      >
        <div className="flex flex-col gap-6">
          <StepHeading>{t('heading')}</StepHeading>
          <section className={PROVIDER_LOOK} aria-label={t('provider')}>
            {provider}
          </section>
          {isClosed ? otherWays : null}
          {items.length === 0 ? (
            <NoItems />
          ) : (
            <fieldset className="flex flex-col gap-3">
              <legend className="sr-only">{t('legend')}</legend>
              {items.map((item) => (
                <ItemRow key={item.id} item={item} isChosen={ids.includes(item.id)} />
              ))}
            </fieldset>
          )}
        </div>
      </StepLayout>
    </PageForm>
  );
}
