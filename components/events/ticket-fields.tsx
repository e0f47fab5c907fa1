import { ChoicePair } from '@/components/ui/choice-pair';
import { Field } from '@/components/ui/field';
import { LockedField } from '@/components/ui/locked-field';
import { EVENT_LIMITS, type EventErrors, type EventText } from '@/lib/domain/events/event-form';
import { currencySign } from '@/lib/domain/money';
import { currencyOf } from '@/lib/domain/places/countries';

const YES_OR_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface TicketFieldsProps {
  start: EventText;
  /** The country chosen now, which decides the currency. */
  countryIso: string;
  errors: EventErrors;
}

/** Whether a ticket is needed and, if so, what it costs and where it is booked. */
export function TicketFields({ start, countryIso, errors }: TicketFieldsProps) {
  const currency = currencyOf(countryIso);
  return (
    <div className="asks">
      <ChoicePair
        name="isTicketRequired"
        legend="Is a ticket required?"
        options={YES_OR_NO}
        chosen={start.isTicketRequired}
        error={errors.isTicketRequired}
      />
      <div className="reveal">
        <div className="two">
          <LockedField
            id="ticketCurrency"
            label="Currency"
            value={currency}
            help="Follows the country."
          />
          <Field
            id="ticketPrice"
            name="ticketPrice"
            label="Ticket price"
            affix={currencySign(currency)}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
            defaultValue={start.ticketPrice}
            error={errors.ticketPrice}
          />
        </div>
        <div className="asks">
          <ChoicePair
            name="isBookingRequired"
            legend="Is booking required?"
            options={YES_OR_NO}
            chosen={start.isBookingRequired}
            error={errors.isBookingRequired}
          />
          <div className="follows">
            <Field
              id="bookingLink"
              name="bookingLink"
              label="Booking link"
              help="We add https:// for you."
              defaultValue={start.bookingLink}
              error={errors.bookingLink}
              maxLength={EVENT_LIMITS.bookingLink}
              type="text"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
            />
          </div>
        </div>
      </div>
    </div>
  );
}
