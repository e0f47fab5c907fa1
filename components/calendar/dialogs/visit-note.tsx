import { type FormEvent, useState } from 'react';
import { useTexts } from '#texts';
import { keptDraft } from '@/components/forms/kept-draft';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { VisitMarks } from '@/lib/contract/shapes/visits/provider-visits';
import { NOTE_LIMIT } from '@/lib/domain/booking/visit-note';
import type { BookingNote } from '@/lib/domain/calendar/cells';

/** Says something of a visit; gives the reason if that failed, else null. */
export type MarkVisit = (visitId: string, marks: VisitMarks) => Promise<string | null>;

interface VisitNoteProps {
  booking: BookingNote;
  onMark: MarkVisit;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What is noted about a visit. Only where the host keeps marks can it be changed. */
export function VisitNote({ booking, onMark }: VisitNoteProps) {
  const t = useTexts('calendar.visitNote');
  const known = booking.note ?? '';
  // A tap beside the sheet closes it, and what is not saved yet is there when it opens again.
  const kept = keptDraft(`visit-note-${booking.id}`, booking.id, isText);
  const [typed, setTyped] = useState(() => kept.load() ?? known);
  const [result, setResult] = useState<{ error: string | null } | null>(null);
  if ((booking.didNotCome ?? null) === null) {
    if (!known) return null;
    return (
      <div className="wrap-anywhere">
        <p className="text-sm text-muted">{t('label')}</p>
        <p className="whitespace-pre-line" dir="auto">
          {known}
        </p>
      </div>
    );
  }
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const error = await onMark(booking.id, { note: typed });
    // What was typed meanwhile is not saved yet.
    if (error === null && kept.load() === typed) kept.clear();
    setResult({ error });
  };
  return (
    <form className="flex flex-col items-start gap-3 *:w-full" onSubmit={save}>
      <TextAreaField
        id="visit-note"
        label={t('label')}
        dir="auto"
        maxLength={NOTE_LIMIT}
        value={typed}
        error={result?.error ?? undefined}
        onChange={(event) => {
          const { value } = event.target;
          setTyped(value);
          if (value.trim() === known) kept.clear();
          else kept.save(value);
          setResult(null);
        }}
      />
      {typed.trim() === known ? null : (
        <Button type="submit" look="secondary" size="small">
          {t('save')}
        </Button>
      )}
      <p className="text-sm text-muted empty:hidden" role="status">
        {result?.error === null ? t('saved') : ''}
      </p>
    </form>
  );
}
