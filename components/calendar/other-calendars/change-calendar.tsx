import { useState } from 'react';
import { useSubmit } from '@/components/shared/forms/use-submit';
import { Button } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { DialogActions } from '@/components/shared/ui/dialog-actions';
import { headingVariants } from '@/components/shared/ui/heading';
import { Spinner } from '@/components/shared/ui/spinner';
import type { ChangedCalendar } from '@/lib/shared/contract/other-calendars';
import { asWritten } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { CALENDAR_FIELDS, CalendarFields, CalendarProblem } from './calendar-fields';
import { type OneCalendar, type OtherCalendarsState, outcomeOf } from './use-other-calendars';

interface ChangeCalendarProps {
  state: OtherCalendarsState;
  calendar: OneCalendar | null;
  onChanged: (name: string) => void;
  onClose: () => void;
}

export function ChangeCalendar({ calendar, onClose, ...rest }: ChangeCalendarProps) {
  const close = () => {
    if (!rest.state.isSending) onClose();
  };
  return (
    <Dialog open={calendar !== null} onClose={close} labelledBy="change-calendar">
      {calendar ? (
        <ChangeForm key={calendar.id} calendar={calendar} onClose={close} {...rest} />
      ) : null}
    </Dialog>
  );
}

type ChangeFormProps = ChangeCalendarProps & { calendar: OneCalendar };

const FIRST_WRONG = {
  fields: CALENDAR_FIELDS,
  idOf: (field: string) => `change-calendar-${field}`,
};

function ChangeForm({ state, calendar, onChanged, onClose }: ChangeFormProps) {
  const t = useTexts('otherCalendars.edit');
  const [typed, setTyped] = useState({ name: calendar.name, address: '' });
  const { name, address } = typed;
  const { errors, problem, onSubmit } = useSubmit({
    isBarred: state.isSending,
    focusFirst: FIRST_WRONG,
    send: async () => {
      const changed: ChangedCalendar = { name };
      if (address.trim()) changed.address = address;
      return outcomeOf(await state.change(calendar.id, changed, () => onChanged(name.trim())));
    },
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <h2
        id="change-calendar"
        className={headingVariants({ size: 'small', className: 'wrap-anywhere' })}
      >
        {t('heading', { name: asWritten(calendar.name, t.locale) })}
      </h2>
      <CalendarFields
        id="change-calendar"
        typed={typed}
        onType={setTyped}
        errors={errors}
        label={t('address')}
        help={t('addressHelp')}
        optional
      />
      <CalendarProblem problem={problem} />
      <DialogActions>
        <Button look="secondary" className="min-w-0 flex-1" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          className="min-w-0 flex-1"
          aria-disabled={state.isSending || undefined}
        >
          {state.isSending ? <Spinner /> : null}
          {t(state.isSending ? 'sending' : 'save')}
        </Button>
      </DialogActions>
    </form>
  );
}
