/** A text in three: before what was typed, that part itself, and the rest. */
export type MarkedText = readonly [before: string, typed: string, rest: string];

function plain(text: string): string {
  return text.replace(/[\s_/]/g, ' ').toLowerCase();
}

/**
 * Where a zone's name holds what was typed, spaces, slashes and underscores alike: at the start of
 * a word if it can be. The whole name is the rest when it was found by something else.
 */
export function markTyped(name: string, typed: string): MarkedText {
  const sought = plain(typed.trim());
  const within = plain(name);
  const atWord = ` ${within}`.indexOf(` ${sought}`);
  const at = atWord >= 0 ? atWord : within.indexOf(sought);
  if (!sought || at < 0) return ['', '', name];
  const end = at + sought.length;
  return [name.slice(0, at), name.slice(at, end), name.slice(end)];
}
