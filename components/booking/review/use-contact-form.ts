import { type RefObject, useEffect, useState } from 'react';
import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  type ContactField,
  checkContact,
} from '@/lib/domain/booking/contact';
import { useTexts } from '@/lib/texts/use-texts';
import { contactIn } from './request';
import type { ContactErrors } from './state';
import { keepContact, loadPending } from './tab-memory';

interface ContactFormOptions {
  /** Leaving a field may add errors, correcting removes them. */
  found: ContactErrors;
  onComplete: (isComplete: boolean) => void;
}

function isContactField(name: string): name is ContactField {
  return name in CONTACT_LIMITS;
}

export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { found, onComplete }: ContactFormOptions,
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
    const name = target instanceof HTMLInputElement ? target.name : '';
    if (!isContactField(name)) return;
    const problem = checkContact(typed)[name];
    const error = problem && t.of(problem);
    setErrors((known) => (mayAdd || known[name] ? { ...known, [name]: error } : known));
  }

  // Restores this tab's, but keeps text typed before hydration.
  useEffect(() => {
    if (!form.current) return;
    const { contact: kept } = loadPending();
    for (const field of CONTACT_FIELDS) {
      const input = form.current.elements.namedItem(field);
      if (input instanceof HTMLInputElement && !input.value) input.value = kept[field];
    }
    keepContact(contactIn(new FormData(form.current)));
  }, [form]);

  useEffect(() => check(null, false));

  return {
    errors,
    onBlur: (target: EventTarget) => check(target, true),
    onChange: (target: EventTarget) => {
      check(target, false);
      if (form.current) keepContact(contactIn(new FormData(form.current)));
    },
  };
}
