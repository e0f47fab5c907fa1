import { type FormEvent, useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { passFocus } from '@/components/ui/pass-focus';
import { TextAreaField } from '@/components/ui/text-area-field';
import { NOTE_LIMIT } from '@/lib/domain/booking/visit-note';
import type { BookingNote } from '@/lib/domain/calendar/cells';
import { useTexts } from '@/lib/texts/use-texts';
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

interface NewerNoteProps {
  /** The note that was saved somewhere else; "" if it was removed there. */
  saved: string;
  onTakeSaved: () => void;
  /** Null when both do not fit into one note. */
  onTakeBoth: (() => void) | null;
}

/** Shows the note that was saved somewhere else while another one was typed here. */
function NewerNote({ saved, onTakeSaved, onTakeBoth }: NewerNoteProps) {
  const t = useTexts('calendar.newerNote');
  return (
    <Note look="info" role="status" className="flex-col">
      {saved ? (
        <>
          <p>{t('changed')}</p>
          <p className="font-semibold wrap-anywhere whitespace-pre-line" dir="auto">
            {saved}
          </p>
          <p>{t('replaces')}</p>
        </>
      ) : (
        <p>{t('removed')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {onTakeBoth ? (
          <Button look="secondary" size="small" onClick={onTakeBoth}>
            {t('both')}
          </Button>
        ) : null}
        <Button look="secondary" size="small" onClick={onTakeSaved}>
          {t('discard')}
        </Button>
      </div>
    </Note>
  );
}
