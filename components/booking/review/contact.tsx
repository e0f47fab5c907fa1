import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  type Contact,
  type ContactErrors,
  type ContactField,
  checkContact,
} from '@/lib/domain/booking/contact';
import { contactIn } from './request';
import { keepContact, loadPending } from './tab-memory';

export const REVIEW_FORM_ID = 'review';

interface ReviewContactProps {
  contact: Contact;
  /** What the last submit found; leaving a field adds to it, mending it takes it away. */
  found: ContactErrors;
  hidden: Readonly<Record<string, string>>;
  isSending: boolean;
  action: (form: FormData) => void;
  onConfirm: (form: HTMLFormElement) => void;
  /** Whether name and phone are there, so that Confirm can be pressed. */
  onComplete: (isComplete: boolean) => void;
}

function isContactField(name: string): name is ContactField {
  return name in CONTACT_LIMITS;
}

/** Who the appointment is for. The inputs keep their own values, also those typed before hydration. */
export function ReviewContact(props: ReviewContactProps) {
  const { contact, found, hidden, isSending, onComplete } = props;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(found);
  const [shown, setShown] = useState(found);
  if (shown !== found) {
    setShown(found);
    setErrors(found);
  }

  function look(target: EventTarget | null, mayAdd: boolean) {
    if (!form.current) return;
    const typed = contactIn(new FormData(form.current));
    onComplete(typed.customerName.trim() !== '' && typed.customerPhone.trim() !== '');
    const name = target instanceof HTMLInputElement ? target.name : '';
    if (!isContactField(name)) return;
    setErrors((known) =>
      mayAdd || known[name] ? { ...known, [name]: checkContact(typed)[name] } : known,
    );
  }

  // What was typed before, on this page or earlier in this tab, comes back.
  useEffect(() => {
    if (!form.current) return;
    const { contact: kept } = loadPending();
    for (const field of CONTACT_FIELDS) {
      const input = form.current.elements.namedItem(field);
      if (input instanceof HTMLInputElement && !input.value) input.value = kept[field];
    }
    keepContact(contactIn(new FormData(form.current)));
  }, []);

  useEffect(() => look(null, false));

  const fieldOf = (name: ContactField) => ({
    id: name,
    name,
    maxLength: CONTACT_LIMITS[name],
    defaultValue: contact[name],
    readOnly: isSending,
    error: errors[name],
  });
  return (
    <form
      ref={form}
      id={REVIEW_FORM_ID}
      className="flex flex-col gap-4"
      action={props.action}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        props.onConfirm(event.currentTarget);
      }}
      onChange={({ target, currentTarget }) => {
        look(target, false);
        keepContact(contactIn(new FormData(currentTarget)));
      }}
      onBlur={({ target }) => look(target, true)}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="two">
        <Field {...fieldOf('customerName')} label="Name" required autoComplete="name" dir="auto" />
        <Field
          {...fieldOf('customerPhone')}
          label="Phone"
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="auto"
        />
      </div>
      <Field
        {...fieldOf('customerEmail')}
        label="Email"
        optional
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
      />
    </form>
  );
}
