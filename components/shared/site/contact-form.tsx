'use client';

import { MailField } from '@/components/shared/site/mail-field';
import { Field } from '@/components/shared/ui/field';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import { callApi } from '@/lib/shared/api/call-api';
import {
  CONTACT_FIELDS,
  type ContactMessage,
  checkContactMessage,
  MESSAGE_LIMITS,
} from '@/lib/shared/domain/site/contact-messages';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { MessageForm } from './message-form';
import { type MessageRules, textOf, useMessage } from './use-message';

const RULES: MessageRules<ContactMessage> = {
  name: 'contact',
  read: (form) => ({
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    message: textOf(form, 'message'),
  }),
  check: checkContactMessage,
  send: (message) => callApi('POST /api/contact', message),
  toMail: ({ name, email, message }) => `${message}\n\n${name}\n${email}`,
};

export function ContactForm() {
  const t = useTexts('site.contactForm');
  const message = useMessage(RULES);
  const fieldOf = (name: (typeof CONTACT_FIELDS)[number]) => ({
    id: name,
    name,
    maxLength: MESSAGE_LIMITS[name],
    required: true,
    readOnly: message.step === 'sending',
    error: message.errors[name],
    dir: 'auto',
  });
  return (
    <MessageForm
      message={message}
      fields={CONTACT_FIELDS}
      submitLabel={t('submit')}
      received={t('received')}
      subject={t('subject', { product: product.name })}
    >
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
        <Field {...fieldOf('name')} label={t('name')} autoComplete="name" />
        <MailField {...fieldOf('email')} label={t('email')} type="email" autoComplete="email" />
      </div>
      <TextAreaField {...fieldOf('message')} label={t('message')} rows={7} />
    </MessageForm>
  );
}
