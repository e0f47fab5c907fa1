import { useState } from 'react';
import { slotWords } from '@/components/calendar/week/slot-words';
import type { BookableItems } from '@/components/calendar/week/use-items';
import { useHost } from '@/components/shared/host/host-context';
import { PageLink } from '@/components/shared/links/page-link';
import { Button } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { dialogEndVariants } from '@/components/shared/ui/dialog-end';
import { headingVariants } from '@/components/shared/ui/heading';
import { IconButton } from '@/components/shared/ui/icon-button';
import { Ban, CalendarClock, CalendarDays, CalendarPlus, X } from '@/components/shared/ui/icons';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { type CalendarData, freeMinutesFrom } from '@/lib/shared/domain/calendar/cells';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { Span } from '@/lib/shared/time/span';
import { MINUTE_MS } from '@/lib/shared/time/units';
import type { BookingChoice } from './booking-items';
import { BOOK_TITLE, BookingItems } from './booking-items';
import { CustomerFields, isPhoneWrong, OWN_PHONE, type OwnCustomer } from './customer-fields';
import { QuestionLost } from './question-lost';
import { SlotSourceLine } from './slot-source-line';

/**
 * First the customer being typed, then those of refused bookings, which return to the form in turn.
 */
type OwnCustomers = readonly OwnCustomer[];

export const NOBODY: OwnCustomer = { customerName: '', customerPhone: '' };

const isNobody = ({ customerName, customerPhone }: OwnCustomer) =>
  !customerName.trim() && !customerPhone.trim();

export function sent([, ...others]: OwnCustomers): OwnCustomers {
  return others;
}

export function refused(customers: OwnCustomers, customer: OwnCustomer): OwnCustomers {
  if (isNobody(customer)) return customers;
  const [typed = NOBODY, ...others] = customers;
  return isNobody(typed) ? [customer, ...others] : [...customers, customer];
}

interface BookingDialogProps {
  at: number | null;
  lost: string | null;
  data: CalendarData;
  /** The name of the person whose calendar it is; "" where one person works. */
  who: string;
  /** The span of `data`; only the host knows whether later times are free. */
  known: Span;
  zone: string;
  readOnly: boolean;
  items: BookableItems;
  /** The address of the page with all choices; null where {host} does not offer it. */
  arrangeHref: string | null;
  /** Resolves to whether the time was booked. */
  onBook: (at: number, choice: BookingChoice) => Promise<boolean>;
  onBlock: (at: number) => void;
  clearing: { label: string; act: () => void } | null;
  onClose: () => void;
}

export function BookingDialog(props: BookingDialogProps) {
  const { at, lost, data, who, known, zone, readOnly, items, onBook, onBlock } = props;
  const { arrangeHref, clearing, onClose } = props;
  const { isOurs } = useHost();
  const t = useTexts('calendar.book');
  const times = useTexts('calendar.times');
  // Kept here, so that a refused booking does not lose them.
  const [customers, setCustomers] = useState<OwnCustomers>([]);
  const [customer = NOBODY] = customers;
  const gap = at === null ? 0 : freeMinutesFrom(data, at);
  const isOpenEnded = at !== null && at + gap * MINUTE_MS >= known.to;
  return (
    <Dialog leavesFirst open={at !== null} onClose={onClose} labelledBy={BOOK_TITLE}>
      {at === null ? null : (
        <>
          <div>
            <div className="flex items-start justify-between gap-3">
              <div>
                <h2 id={BOOK_TITLE} className={headingVariants({ size: 'medium' })}>
                  {t('heading')}
                </h2>
                <p className="mt-1 flex items-center gap-2 text-muted">
                  <CalendarDays />
                  {slotWords({ from: at, to: at + gap * MINUTE_MS }, zone, times)}
                </p>
                <SlotSourceLine data={data} at={at} who={who} />
              </div>
              <IconButton aria-label={t('close')} onClick={onClose}>
                <X />
              </IconButton>
            </div>
            <QuestionLost why={lost} />
          </div>
          {isOurs ? (
            <CustomerFields
              customer={customer}
              onChange={(typed) => setCustomers(([, ...others]) => [typed, ...others])}
            />
          ) : null}
          <BookingItems
            items={items}
            gapMinutes={isOpenEnded ? Number.POSITIVE_INFINITY : gap}
            onChoose={async (item) => {
              if (isPhoneWrong(customer)) return document.getElementById(OWN_PHONE)?.focus();
              setCustomers(sent);
              const isBooked = await onBook(at, { ...item, customer });
              if (!isBooked) setCustomers((now) => refused(now, customer));
            }}
          />
          {arrangeHref === null ? null : (
            <PageLink className={textLinkVariants()} href={arrangeHref}>
              <CalendarPlus />
              {t('arranged')}
            </PageLink>
          )}
          <div className={dialogEndVariants({ look: 'wrapped' })}>
            <Button look="secondary" className="me-auto" onClick={onClose}>
              {t('cancel')}
            </Button>
            {readOnly || !clearing ? null : (
              <Button
                look="ghost"
                aria-disabled={lost !== null || undefined}
                onClick={() => {
                  if (lost === null) clearing.act();
                }}
              >
                <CalendarClock />
                {clearing.label}
              </Button>
            )}
            {readOnly ? null : (
              <Button
                look="ghost"
                aria-disabled={lost !== null || undefined}
                onClick={() => {
                  if (lost === null) onBlock(at);
                }}
              >
                <Ban />
                {t('block')}
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
