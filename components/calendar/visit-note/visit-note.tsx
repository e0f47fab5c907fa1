import { type FormEvent, useMemo, useRef } from 'react';
import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { passFocus } from '@/components/ui/pass-focus';
import { TextAreaField } from '@/components/ui/text-area-field';
import { NOTE_LIMIT } from '@/lib/domain/booking/visit-note';
import type { BookingNote } from '@/lib/domain/calendar/cells';
import { NewerNote } from './newer-note';
import { type MarkVisit, useVisitNote } from './use-visit-note';

interface VisitNoteProps {
  booking: BookingNote;
  onMark: MarkVisit;
}

/** What is noted about a visit. Only where the host keeps marks can it be changed. */
export function VisitNote({ booking, onMark }: VisitNoteProps) {
  const t = useTexts('calendar.visitNote');
  if ((booking.didNotCome ?? null) !== null) {
    return <EditedNote booking={booking} onMark={onMark} />;
  }
  if (!booking.note) return null;
  return (
    <div className="wrap-anywhere">
      <p className="text-sm text-muted">{t('label')}</p>
      <p className="whitespace-pre-line" dir="auto">
        {booking.note}
      </p>
    </div>
  );
}

function EditedNote({ booking, onMark }: VisitNoteProps) {
  const t = useTexts('calendar.visitNote');
  const field = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  // Not to the field: on phones that would bring the keyboard back.
  const passToResult = useMemo(() => passFocus(() => result.current), []);
  const note = useVisitNote(booking, onMark);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void note.save();
  };
  // The button that had the focus disappears with the question.
  const thenFocus = (choose: () => void) => () => {
    choose();
    field.current?.focus();
  };
  return (
    <form className="flex flex-col items-start gap-3 *:w-full" onSubmit={save}>
      <TextAreaField
        ref={field}
        id="visit-note"
        label={t('label')}
        dir="auto"
        maxLength={NOTE_LIMIT}
        value={note.text}
        error={note.result?.error ?? undefined}
        onChange={({ target }) => note.edit(target.value)}
      />
      {/* Below the field, which would otherwise move away while somebody types into it. */}
      {note.hasNewer ? (
        <NewerNote
          saved={note.saved}
          onTakeSaved={thenFocus(note.takeSaved)}
          onTakeBoth={note.takeBoth && thenFocus(note.takeBoth)}
        />
      ) : null}
      {note.isUnsaved ? (
        <Button ref={passToResult} type="submit" look="secondary" size="small">
          {t('save')}
        </Button>
      ) : null}
      <p ref={result} className="text-sm text-muted empty:hidden" role="status" tabIndex={-1}>
        {note.result?.error === null ? t('saved') : ''}
      </p>
    </form>
  );
}
