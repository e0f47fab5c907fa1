'use client';

import { useSearchParams } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef, useState, useTransition } from 'react';
import { Divider } from '@/components/booking/divider';
import { StepHeading } from '@/components/booking/step-heading';
import { StepLayout } from '@/components/booking/step-layout';
import { PageForm } from '@/components/shared/links/page-form';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import { usePageRouter } from '@/components/shared/links/use-page-router';
import { Button } from '@/components/shared/ui/button';
import { Card, cardVariants } from '@/components/shared/ui/card';
import { EmptyState } from '@/components/shared/ui/empty-state';
import { Spinner } from '@/components/shared/ui/spinner';
import { useOnHydration } from '@/components/shared/ui/use-on-hydration';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import { chosenOf, describeChoice } from '@/lib/shared/domain/booking/choice';
import { useTexts } from '@/lib/shared/texts/use-texts';
import {
  BOOKING_KEYS,
  bookingPath,
  parseItemIds,
  selectTimePath,
} from '@/lib/shared/url/booking-url';
import { paths } from '@/lib/shared/url/paths';
import { ChoiceLines, Total } from './choice-lines';
import { ItemRow } from './item-row';

interface ContinueButtonProps {
  /** `choose` waits for a choice; `never` cannot go on. */
  state: 'open' | 'choose' | 'never';
  isPending: boolean;
  full?: boolean;
  className?: string;
}

/**
 * The button keeps the focus while it cannot be used, and names the reason. It looks disabled while
 * nothing is ticked, even before scripts run.
 */
function ContinueButton({ state, isPending, full, className = '' }: ContinueButtonProps) {
  const t = useTexts('booking.items');
  return (
    <Button
      full={full}
      className={`group-not-has-checked/choose:border-line! group-not-has-checked/choose:bg-sunken! group-not-has-checked/choose:text-subtle! ${className}`}
      type={state === 'never' ? 'button' : 'submit'}
      aria-disabled={state === 'open' ? undefined : true}
      aria-describedby={state === 'open' ? undefined : CONTINUE_REASON_ID}
    >
      {isPending ? <Spinner /> : null}
      {t('continue')}
    </Button>
  );
}

const CONTINUE_REASON_ID = 'continue-reason';

const PROVIDER_LOOK = cardVariants({ look: 'sunken', padding: 'small', className: 'lg:hidden' });

export type Bookable = { calendarId: number } | { calendarId: null; reason: string };

interface ItemPickerProps {
  serviceId: string;
  bookable: Bookable;
  items: ServiceItem[];
  provider: ReactNode;
  otherWays: ReactNode;
}

/** Works without scripts. Scripts add a running total. */
export function ItemPicker(props: ItemPickerProps) {
  const t = useTexts('booking.items');
  const choiceTexts = { choice: useTexts('booking.choice'), duration: useTexts('ui.duration') };
  const { serviceId, bookable, items, provider, otherWays } = props;
  const router = usePageRouter();
  const [isPending, startTransition] = useTransition();
  const { form, ids, isLive, readBoxes } = useChosenItems(serviceId);
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
    const state = { serviceId, calendarId, itemIds: ids };
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
      <input type="hidden" name={BOOKING_KEYS.serviceId} value={serviceId} />
      <input type="hidden" name={BOOKING_KEYS.calendarId} value={calendarId ?? ''} />
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

function NoItems() {
  const t = useTexts('booking.items');
  return (
    <EmptyState title={t('emptyHeading')}>
      <p className="text-muted">{t('emptyText')}</p>
    </EmptyState>
  );
}

/**
 * The choice is in the URL, so that Back and a reload keep it. `isLive` is false until scripts have
 * read the boxes.
 */
function useChosenItems(serviceId: string) {
  const form = useRef<HTMLFormElement>(null);
  const inUrl = useSearchParams().getAll(BOOKING_KEYS.itemIds);
  const [ids, setIds] = useState(() => parseItemIds(inUrl));
  const toAddress = usePageAddress();
  const [isLive, setLive] = useState(false);

  const readBoxes = () => {
    if (!form.current) return;
    const ticked = new FormData(form.current).getAll(BOOKING_KEYS.itemIds).map(String);
    setLive(true);
    if (ticked.join() === ids.join()) return;
    setIds(ticked);
    window.history.replaceState(null, '', toAddress(bookingPath({ serviceId, itemIds: ticked })));
  };

  // Boxes may be ticked before hydration, also by the browser.
  useOnHydration(readBoxes);

  return { form, ids, isLive, readBoxes };
}
