import { ENGLISH_ONLY, type Tree, textsIn } from './check-texts';

/** What translators are told of a text, or of a group with all below it, by its path. */
export type Notes = Readonly<Record<string, string>>;

/** The text's own note, else that of the nearest group. */
export function noteOf(path: string, notes: Notes): string | undefined {
  if (notes[path] !== undefined) return notes[path];
  const end = path.lastIndexOf('.');
  return end < 0 ? undefined : noteOf(path.slice(0, end), notes);
}

const SHORT_WORDS = 2;

/** Labels that may be understood in two ways, because nothing beside them decides. */
export function unnoted(english: Tree, notes: Notes): string[] {
  return textsIn(english).flatMap(([path, text]) =>
    text.split(/\s+/).length <= SHORT_WORDS &&
    noteOf(path, notes) === undefined &&
    !ENGLISH_ONLY.test(path)
      ? [`${path}: ${text}`]
      : [],
  );
}

/** Faults: notes about texts that English no longer has. */
export function lostNotes(english: Tree, notes: Notes): string[] {
  const paths = textsIn(english).map(([path]) => path);
  return Object.keys(notes)
    .filter((noted) => !paths.some((path) => path === noted || path.startsWith(`${noted}.`)))
    .map((noted) => `messages/notes.json: English has no ${noted}`);
}
