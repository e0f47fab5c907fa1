'use client';

import { checkboxVariants } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { FieldError } from '@/components/ui/field-error';
import { fieldVariants } from '@/components/ui/field-parts';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { callApi } from '@/lib/api/call-api';
import {
  checkDeletionLetter,
  DELETION_LETTER_FIELDS,
  DELETION_REASONS,
  DELETION_RECEIVED,
  type DeletionLetter,
  LETTER_LIMITS,
} from '@/lib/domain/site/letters';
import { product } from '@/lib/product';
import { LetterForm } from './letter-form';
import { type LetterRules, textOf, useLetter } from './use-letter';

const RULES: LetterRules<DeletionLetter> = {
  read: (form) => ({
    email: textOf(form, 'email'),
    reason: textOf(form, 'reason'),
    comments: textOf(form, 'comments'),
    isConfirmed: form.get('isConfirmed') === 'on',
  }),
  check: checkDeletionLetter,
  send: (letter) => callApi('POST /api/deletion-requests', letter),
  toMail: ({ email, reason, comments }) =>
    [`Please delete my account: ${email}`, reason, comments].filter(Boolean).join('\n\n'),
};

/** Email and confirmation; reason and comments are optional (STAT-028 to STAT-031). */
export function DeletionForm() {
  const letter = useLetter(RULES);
  const { errors } = letter;
  const readOnly = letter.step === 'sending';
  return (
    <LetterForm
      letter={letter}
      fields={DELETION_LETTER_FIELDS}
      submitLabel="Submit request"
      received={DELETION_RECEIVED}
      subject={`Account deletion request, ${product.name}`}
    >
      <Field
        id="email"
        name="email"
        label="Email"
        help="The address of the account you want to delete."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        maxLength={LETTER_LIMITS.email}
        required
        readOnly={readOnly}
        error={errors.email}
      />
      <SelectField
        id="reason"
        name="reason"
        label="Reason"
        optional
        placeholder="No reason"
        options={DELETION_REASONS.map((reason) => ({ value: reason, label: reason }))}
        error={errors.reason}
      />
      <TextAreaField
        id="comments"
        name="comments"
        label="Comments"
        optional
        dir="auto"
        rows={4}
        maxLength={LETTER_LIMITS.comments}
        readOnly={readOnly}
        error={errors.comments}
      />
      <div className={fieldVariants()}>
        <label className="check" htmlFor="isConfirmed">
          <input
            className={checkboxVariants()}
            type="checkbox"
            id="isConfirmed"
            name="isConfirmed"
            required
            aria-invalid={errors.isConfirmed ? true : undefined}
            aria-describedby={errors.isConfirmed ? 'isConfirmed-error' : undefined}
          />
          <span>
            I understand that my account and everything in it will be deleted and cannot be brought
            back.
          </span>
        </label>
        <FieldError id="isConfirmed-error" message={errors.isConfirmed} />
      </div>
    </LetterForm>
  );
}
