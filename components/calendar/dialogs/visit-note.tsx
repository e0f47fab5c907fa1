import { type FormEvent, useMemo, useRef, useState } from 'react';
import { keptDraft } from '@/components/shared/forms/kept-draft';
import { Button } from '@/components/shared/ui/button';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { Note } from '@/components/shared/ui/note';
import { passFocus } from '@/components/shared/ui/pass-focus';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import type { VisitMarks } from '@/lib/shared/contract/visits';
import { NOTE_LIMIT } from '@/lib/shared/domain/booking/visit-note';
import type { BookingNote } from '@/lib/shared/domain/calendar/cells';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface VisitNoteProps {
  booking: BookingNote;
  onMark: MarkVisit;
}

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
  // The focus does not go to the field, because phones would show the keyboard.
  const passToResult = useMemo(() => passFocus(() => result.current), []);
  const note = useVisitNote(booking, onMark);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void note.save();
  };
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
        onChange={({ target }) => note.edit(target.value)}
      />
      {note.result?.error ? <FailureNote>{note.result.error}</FailureNote> : null}
      {/* This stands below the field, so that the field never moves. */}
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
  saved: string;
  onTakeSaved: () => void;
  /** Null if both texts together are too long. */
  onTakeBoth: (() => void) | null;
}

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

/** Resolves to the reason of a failure. */
export type MarkVisit = (visitId: string, marks: VisitMarks) => Promise<string | null>;

/** `over` is the saved note that was on show while typing. */
interface TypedNote {
  text: string;
  over: string;
}

function isTypedNote(value: unknown): value is TypedNote {
  const { text, over } = Object(value);
  return typeof text === 'string' && typeof over === 'string';
}

function useVisitNote(booking: BookingNote, onMark: MarkVisit) {
  const stored = booking.note ?? '';
  // Unsaved text stays for the next opening.
  const kept = keptDraft(`visit-note-${booking.id}`, booking.id, isTypedNote);
  const [typed, setTyped] = useState(kept.load);
  const latest = useRef(typed);
  const [savedHere, setSavedHere] = useState<TypedNote | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [result, setResult] = useState<{ error: string | null } | null>(null);
  const [lastStored, setLastStored] = useState(stored);
  if (stored !== lastStored) {
    setLastStored(stored);
    setSavedHere(null);
    if (typed && typed.text.trim() === typed.over) setTyped(null);
  }
  // The host's next answer may be from before the note was saved.
  const saved = savedHere?.over === stored ? savedHere.text : stored;
  const text = typed?.text ?? saved;
  const isUnsaved = text.trim() !== saved;
  const isOverOlder = isUnsaved && typed?.over !== saved;
  const both = `${saved}\n\n${text.trim()}`;

  function keep(next: TypedNote | null) {
    latest.current = next;
    setTyped(next);
    if (next && next.text.trim() !== saved) kept.save(next);
    else kept.clear();
  }

  return {
    saved,
    text,
    /** True while saving, too, because the button stays until the result can take its focus. */
    isUnsaved: isUnsaved || isSaving,
    result,
    hasNewer: isOverOlder && !isSaving,
    edit(next: string) {
      keep({ text: next, over: isOverOlder && typed ? typed.over : saved });
      setResult(null);
    },
    takeSaved: () => keep(null),
    takeBoth: saved && both.length <= NOTE_LIMIT ? () => keep({ text: both, over: saved }) : null,
    async save() {
      const sent = text.trim();
      setIsSaving(true);
      setResult(null);
      const error = await onMark(booking.id, { note: sent });
      setIsSaving(false);
      setResult({ error });
      if (error !== null) return;
      setSavedHere({ text: sent, over: stored });
      // Text that was typed while saving is not saved yet.
      const later = kept.load() ?? latest.current;
      const isMore = later && later.text.trim() !== sent;
      latest.current = isMore ? { ...later, over: sent } : null;
      setTyped(latest.current);
      if (latest.current) kept.save(latest.current);
      else kept.clear();
    },
  };
}
