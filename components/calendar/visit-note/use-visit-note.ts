import { useRef, useState } from 'react';
import { keptDraft } from '@/components/forms/kept-draft';
import type { VisitMarks } from '@/lib/contract/visits';
import { NOTE_LIMIT } from '@/lib/domain/booking/visit-note';
import type { BookingNote } from '@/lib/domain/calendar/cells';

/** Says something of a visit; gives the reason if that failed, else null. */
export type MarkVisit = (visitId: string, marks: VisitMarks) => Promise<string | null>;

/** A text, and the saved note that it was typed over. */
interface TypedNote {
  text: string;
  over: string;
}

function isTypedNote(value: unknown): value is TypedNote {
  const { text, over } = Object(value);
  return typeof text === 'string' && typeof over === 'string';
}

/** The note of a visit while it is edited, next to the one that is saved. */
export function useVisitNote(booking: BookingNote, onMark: MarkVisit) {
  const told = booking.note ?? '';
  // A tap beside the sheet closes it, and what is not saved yet is there when it opens again.
  const kept = keptDraft(`visit-note-${booking.id}`, booking.id, isTypedNote);
  const [typed, setTyped] = useState(kept.load);
  const latest = useRef(typed);
  const [savedHere, setSavedHere] = useState<TypedNote | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [result, setResult] = useState<{ error: string | null } | null>(null);
  const [lastTold, setLastTold] = useState(told);
  if (told !== lastTold) {
    setLastTold(told);
    setSavedHere(null);
    // A field in which nothing was changed follows the saved note.
    if (typed && typed.text.trim() === typed.over) setTyped(null);
  }
  // The host may tell a moment later of what was saved here.
  const saved = savedHere?.over === told ? savedHere.text : told;
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
    isUnsaved,
    result,
    /** Whether the note was saved somewhere else since the unsaved text was begun. */
    hasNewer: isOverOlder && !isSaving,
    edit(next: string) {
      keep({ text: next, over: isOverOlder && typed ? typed.over : saved });
      setResult(null);
    },
    takeSaved: () => keep(null),
    /** Null when both do not fit into one note. */
    takeBoth: saved && both.length <= NOTE_LIMIT ? () => keep({ text: both, over: saved }) : null,
    async save() {
      const sent = text.trim();
      setIsSaving(true);
      const error = await onMark(booking.id, { note: sent });
      setIsSaving(false);
      setResult({ error });
      if (error !== null) return;
      setSavedHere({ text: sent, over: told });
      // What was typed meanwhile is not saved yet.
      const later = kept.load() ?? latest.current;
      const isMore = later && later.text.trim() !== sent;
      latest.current = isMore ? { ...later, over: sent } : null;
      setTyped(latest.current);
      if (latest.current) kept.save(latest.current);
      else kept.clear();
    },
  };
}
