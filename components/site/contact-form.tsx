'use client';

import { Field } from '@/components/ui/field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { callApi } from '@/lib/api/call-api';
import {
  CONTACT_LETTER_FIELDS,
  type ContactLetter,
  checkContactLetter,
  LETTER_LIMITS,
} from '@/lib/domain/site/letters';
import { product } from '@/lib/product';
import { useTexts } from '@/lib/texts/use-texts';
import { LetterForm } from './letter-form';
import { type LetterRules, textOf, useLetter } from './use-letter';

const RULES: LetterRules<ContactLetter> = {
  name: 'contact',
  read: (form) => ({
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    message: textOf(form, 'message'),
  }),
  check: checkContactLetter,
  send: (letter) => callApi('POST /api/contact', letter),
  toMail: ({ name, email, message }) => `${message}\n\n${name}\n${email}`,
};

export function ContactForm() {
  const t = useTexts('site.contactForm');
  const letter = useLetter(RULES);
  const fieldOf = (name: (typeof CONTACT_LETTER_FIELDS)[number]) => ({
    id: name,
    name,
    maxLength: LETTER_LIMITS[name],
    required: true,
    readOnly: letter.step === 'sending',
    error: letter.errors[name],
    dir: 'auto',
  });
  return (
    <LetterForm
      letter={letter}
      fields={CONTACT_LETTER_FIELDS}
      submitLabel={t('submit')}
      received={t('received')}
      subject={t('subject', { product: product.name })}
    >
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
        <Field {...fieldOf('name')} label={t('name')} autoComplete="name" />
        <Field
          {...fieldOf('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <TextAreaField {...fieldOf('message')} label={t('message')} rows={7} />
    </LetterForm>
  );
}
