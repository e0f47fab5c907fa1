'use client';

import { MailField } from '@/components/shared/site/mail-field';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { FieldError } from '@/components/shared/ui/field-error';
import { fieldVariants } from '@/components/shared/ui/field-parts';
import { SelectField } from '@/components/shared/ui/select-field';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import { callApi } from '@/lib/shared/api/call-api';
import {
  checkDeletionMessage,
  DELETION_FIELDS,
  DELETION_REASONS,
  type DeletionMessage,
  MESSAGE_LIMITS,
} from '@/lib/shared/domain/site/contact-messages';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { MessageForm } from './message-form';
import { type MessageRules, textOf, useMessage } from './use-message';

const RULES: Omit<MessageRules<DeletionMessage>, 'toMail'> = {
  name: 'deletion-request',
  read: (form) => ({
    email: textOf(form, 'email'),
    reason: textOf(form, 'reason'),
    comments: textOf(form, 'comments'),
    isConfirmed: form.get('isConfirmed') === 'on',
  }),
  check: checkDeletionMessage,
  send: (message) => callApi('POST /api/deletion-requests', message),
};

const REASONS = ['moving', 'unused', 'notFound', 'data', 'other'] as const;

export function DeletionForm() {
  const t = useTexts('site.deletionForm');
  const reasons = useTexts('site.deletionReasons');
  const message = useMessage({
    ...RULES,
    toMail: ({ email, reason, comments }) =>
      [t('mailBody', { email }), reason, comments].filter(Boolean).join('\n\n'),
  });
  const { errors } = message;
  const readOnly = message.step === 'sending';
  return (
    <MessageForm
      message={message}
      fields={DELETION_FIELDS}
      submitLabel={t('submit')}
      received={t('received')}
      subject={t('subject', { product: product.name })}
    >
      <MailField
        id="email"
        name="email"
        label={t('email')}
        help={t('emailHelp')}
        type="email"
        autoComplete="email"
        dir="auto"
        maxLength={MESSAGE_LIMITS.email}
        required
        readOnly={readOnly}
        error={errors.email}
      />
      <SelectField
        id="reason"
        name="reason"
        label={t('reason')}
        optional
        placeholder={t('noReason')}
        options={REASONS.map((code) => ({ value: DELETION_REASONS[code], label: reasons(code) }))}
        error={errors.reason}
      />
      <TextAreaField
        id="comments"
        name="comments"
        label={t('comments')}
        optional
        dir="auto"
        rows={4}
        maxLength={MESSAGE_LIMITS.comments}
        readOnly={readOnly}
        error={errors.comments}
      />
      <div className={fieldVariants()}>
        <label className="flex cursor-pointer items-start gap-3 py-2.5" htmlFor="isConfirmed">
          <input
            className={checkboxVariants()}
            type="checkbox"
            id="isConfirmed"
            name="isConfirmed"
            required
            aria-invalid={errors.isConfirmed ? true : undefined}
            aria-describedby={errors.isConfirmed ? 'isConfirmed-error' : undefined}
          />
          <span>{t('understood')}</span>
        </label>
        <FieldError id="isConfirmed-error" message={errors.isConfirmed} />
      </div>
    </MessageForm>
  );
}
