/** NUL, which Postgres keeps in no text, or half of a character, which it keeps in no JSON. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether Postgres can keep every text in what was sent: a text, or JSON however deep. */
export function isStorable(sent: unknown): boolean {
  // A list instead of recursion: JSON may be nested deeper than calls may.
  const left = [sent];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && UNSTORABLE.test(one)) return false;
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, value] of Object.entries(one)) left.push(name, value);
  }
  return true;
}
