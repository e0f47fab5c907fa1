'use client';

import { type FormEvent, useMemo, useRef } from 'react';
import { Button } from '@/components/shared/ui/button';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { Help } from '@/components/shared/ui/field-parts';
import { Note, noteVariants } from '@/components/shared/ui/note';
import { passFocus } from '@/components/shared/ui/pass-focus';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import type { CustomerNote as KeptNote } from '@/lib/shared/contract/customers';
import { CUSTOMER_NOTE_LIMIT } from '@/lib/shared/domain/booking/customers';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDate } from '@/lib/shared/time/format';
import { useCustomerNote } from './use-customer-note';

interface CustomerNoteProps {
  calendarId: number;
  customerId: number;
  first: KeptNote;
  zone: string;
}

export function CustomerNote({ zone, ...about }: CustomerNoteProps) {
  const t = useTexts('customers.note');
  const note = useCustomerNote(about);
  const field = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  // The focus does not go to the field, because phones would show the keyboard.
  const passToResult = useMemo(() => passFocus(() => result.current), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!note.isSaving) void note.save();
  };
  const thenFocus = (choose: () => void) => () => {
    choose();
    field.current?.focus();
  };
  const { savedAt } = note.kept;
  const saved = savedAt === null ? '' : t('savedOn', { day: formatDate(savedAt, zone, t.locale) });
  return (
    <form
      className={noteVariants({ look: 'wash', className: 'flex-col items-start *:w-full' })}
      aria-busy={!useHydrated()}
      onSubmit={save}
    >
      <TextAreaField
        ref={field}
        id="customer-note"
        label={t('label')}
        dir="auto"
        maxLength={CUSTOMER_NOTE_LIMIT}
        value={note.text}
        onChange={({ target }) => note.edit(target.value)}
      />
      {note.error ? <FailureNote>{note.error}</FailureNote> : null}
      {note.newer ? (
        <Note look="info" role="status" className="flex-col">
          <p>{note.newer.text ? t('changed') : t('removed')}</p>
          {note.newer.text ? (
            <p className="font-semibold wrap-anywhere whitespace-pre-line" dir="auto">
              {note.newer.text}
            </p>
          ) : null}
          <p>{t('replaces')}</p>
          <div className="flex flex-wrap gap-2">
            {note.takeBoth ? (
              <Button look="secondary" size="small" onClick={thenFocus(note.takeBoth)}>
                {t('both')}
              </Button>
            ) : null}
            <Button look="secondary" size="small" onClick={thenFocus(note.takeSaved)}>
              {t('discard')}
            </Button>
          </div>
        </Note>
      ) : null}
      {note.isUnsaved || note.isSaving ? (
        <Button
          ref={passToResult}
          type="submit"
          look="secondary"
          size="small"
          aria-disabled={note.isSaving || undefined}
        >
          {t('save')}
        </Button>
      ) : null}
      <p ref={result} className="text-sm text-muted empty:hidden" role="status" tabIndex={-1}>
        {note.hasSaved && !note.isUnsaved ? t('saved') : ''}
      </p>
      {saved && !note.hasSaved && !note.isUnsaved ? (
        <p className="text-sm text-muted">{saved}</p>
      ) : null}
      <Help>{t('hint')}</Help>
    </form>
  );
}
