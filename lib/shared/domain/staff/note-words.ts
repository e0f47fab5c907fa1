import type { Texts } from '@/lib/shared/texts/texts';

interface NoteTexts {
  notes: Texts<'staff.notes'>;
  room: Texts<'staff.room'>;
}

/** The words for a note in the log: what was looked at, a role, or a name, which stays as it is. */
export function noteWords(note: string, { notes, room }: NoteTexts): string {
  if (notes.isKey(note)) return notes(note);
  return note === 'owner' || note === 'moderator' ? room(note) : note;
}
