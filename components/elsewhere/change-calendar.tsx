import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { headingVariants } from '@/components/ui/heading';
import { CircleAlert } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import { Spinner } from '@/components/ui/spinner';
import type { ChangedCalendar } from '@/lib/contract/other-calendars';
import { OTHER_NAME_LIMIT } from '@/lib/domain/calendar/other-calendars';
import { useTexts } from '@/lib/texts/use-texts';
import { useWrongField } from './add-calendar';
import type { OneCalendar, OtherCalendarsState, Refused } from './use-other-calendars';

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

function ChangeForm({ state, calendar, onChanged, onClose }: ChangeFormProps) {
  const t = useTexts('otherCalendars.edit');
  const add = useTexts('otherCalendars.add');
  const [name, setName] = useState(calendar.name);
  const [address, setAddress] = useState('');
  const [refused, setRefused] = useState<Refused>(null);
  const form = useWrongField(refused);
  const fields = refused?.fields ?? {};
  const isOnField = 'address' in fields || 'name' in fields;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (state.isSending) return;
    setRefused(null);
    const changed: ChangedCalendar = { name };
    if (address.trim()) changed.address = address;
    setRefused(await state.change(calendar.id, changed, () => onChanged(name.trim())));
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={onSubmit}>
      <h2
        id="change-calendar"
        className={headingVariants({ size: 'small', className: 'wrap-anywhere' })}
      >
        {t('heading', { name: calendar.name })}
      </h2>
      <Field
        id="change-calendar-name"
        label={add('name')}
        maxLength={OTHER_NAME_LIMIT}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={fields.name}
      />
      <Field
        id="change-calendar-address"
        label={t('address')}
        help={t('addressHelp')}
        inputMode="url"
        dir="ltr"
        optional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={fields.address}
      />
      {refused && !isOnField ? (
        <Note look="error" role="alert">
          <CircleAlert />
          <p className="min-w-0 wrap-anywhere">{refused.text}</p>
        </Note>
      ) : null}
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
