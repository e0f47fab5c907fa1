import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { HiddenFields } from '@/components/booking/hidden-fields';
import { MailField } from '@/components/shared/site/mail-field';
import { Field } from '@/components/shared/ui/field';
import { onceReleased } from '@/components/shared/ui/once-released';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  type Contact,
  type ContactField,
  checkContact,
} from '@/lib/shared/domain/booking/contact';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { contactIn } from './request';
import type { ContactErrors } from './state';
import { keepContact, loadPending } from './tab-memory';

export const REVIEW_FORM_ID = 'review';

interface ReviewContactProps {
  contact: Contact;
  found: ContactErrors;
  hidden: Readonly<Record<string, string>>;
  isSending: boolean;
  takesRemarks: boolean;
  action: (form: FormData) => void;
  onConfirm: (form: HTMLFormElement, pressed: HTMLElement | null) => void;
  onTyped: (contact: Contact) => void;
  onComplete: (isComplete: boolean) => void;
}

/** Uncontrolled, so that text typed before hydration stays. */
export function ReviewContact(props: ReviewContactProps) {
  const { contact, hidden, isSending, takesRemarks, action, onConfirm, onTyped } = props;
  const t = useTexts('booking.review');
  const form = useRef<HTMLFormElement>(null);
  const { errors, onBlur, onChange } = useContactForm(form, props);

  const fieldOf = (name: ContactField) => ({
    id: name,
    name,
    maxLength: CONTACT_LIMITS[name],
    defaultValue: contact[name],
    readOnly: isSending,
    error: errors[name],
    dir: 'auto',
  });
  return (
    <form
      ref={form}
      id={REVIEW_FORM_ID}
      className="flex flex-col gap-4"
      action={action}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        onConfirm(event.currentTarget, event.nativeEvent.submitter);
      }}
      onChange={({ target, currentTarget }) => {
        onChange(target);
        onTyped(contactIn(new FormData(currentTarget)));
      }}
      onBlur={({ target }) => onBlur(target)}
    >
      <HiddenFields values={hidden} />
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
        <Field {...fieldOf('customerName')} label={t('name')} required autoComplete="name" />
        <Field
          {...fieldOf('customerPhone')}
          label={t('phone')}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <MailField
        {...fieldOf('customerEmail')}
        label={t('email')}
        optional
        type="text"
        autoComplete="email"
      />
      {takesRemarks ? (
        <TextAreaField
          {...fieldOf('customerRemark')}
          label={t('remark')}
          optional
          // Pasted text must not be cut off without notice.
          maxLength={undefined}
        />
      ) : null}
    </form>
  );
}

function isTyped(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

function isContactField(name: string): name is ContactField {
  return name in CONTACT_LIMITS;
}

/** Leaving a field may add errors, correcting removes them. */
function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { found, onComplete }: Pick<ReviewContactProps, 'found' | 'onComplete'>,
) {
  const t = useTexts('errors.fields');
  const [errors, setErrors] = useState(found);
  const [shown, setShown] = useState(found);
  if (shown !== found) {
    setShown(found);
    setErrors(found);
  }

  function check(target: EventTarget | null, mayAdd: boolean) {
    if (!form.current) return;
    const typed = contactIn(new FormData(form.current));
    onComplete(typed.customerName.trim() !== '' && typed.customerPhone.trim() !== '');
    const name = isTyped(target) ? target.name : '';
    if (!isContactField(name)) return;
    const problem = checkContact(typed)[name];
    const error = problem && t.of(problem);
    setErrors((known) => (mayAdd || known[name] ? { ...known, [name]: error } : known));
  }

  // Restores the texts kept in this tab, but not over text that was typed before hydration.
  useEffect(() => {
    if (!form.current) return;
    const { contact: kept } = loadPending();
    for (const field of CONTACT_FIELDS) {
      const input = form.current.elements.namedItem(field);
      if (isTyped(input) && !input.value) input.value = kept[field];
    }
    keepContact(contactIn(new FormData(form.current)));
  }, [form]);

  useEffect(() => check(null, false));

  return {
    errors,
    onBlur: (target: EventTarget) => onceReleased(() => check(target, true)),
    onChange: (target: EventTarget) => {
      check(target, false);
      if (form.current) keepContact(contactIn(new FormData(form.current)));
    },
  };
}
