import { type SubmitEvent, useRef } from 'react';
import { HiddenFields } from '@/components/booking/hidden-fields';
import { Field } from '@/components/ui/field';
import { CONTACT_LIMITS, type Contact, type ContactField } from '@/lib/domain/booking/contact';
import { useTexts } from '@/lib/texts/use-texts';
import { contactIn } from './request';
import type { ContactErrors } from './state';
import { useContactForm } from './use-contact-form';

export const REVIEW_FORM_ID = 'review';

interface ReviewContactProps {
  contact: Contact;
  found: ContactErrors;
  hidden: Readonly<Record<string, string>>;
  isSending: boolean;
  action: (form: FormData) => void;
  onConfirm: (form: HTMLFormElement, pressed: HTMLElement | null) => void;
  onTyped: (contact: Contact) => void;
  onComplete: (isComplete: boolean) => void;
}

/** Uncontrolled, so that text typed before hydration stays. */
export function ReviewContact(props: ReviewContactProps) {
  const { contact, hidden, isSending, action, onConfirm, onTyped } = props;
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
      <Field
        {...fieldOf('customerEmail')}
        label={t('email')}
        optional
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </form>
  );
}
