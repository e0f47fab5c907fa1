export interface Piece {
  text: string;
  kind: 'same' | 'gone' | 'new';
}

/** Longer texts are compared only as a whole. */
const MOST_WORDS = 1500;

const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? [];

function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const { text, kind } of pieces) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else joined.push({ text, kind });
  }
  return joined;
}

/** Without the new pieces, the text is `before`. Without the gone ones, it is `after`. */
export function diffWords(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) {
    const whole: Piece[] = [
      { text: before, kind: 'gone' },
      { text: after, kind: 'new' },
    ];
    return before === after ? [{ text: after, kind: 'same' }] : whole;
  }
  // How many words are common, in order, from the words `i` and `j` on.
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === now[j]
          ? (common[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0);
    }
  }
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [gone, added] = [old[i], now[j]];
    if (gone !== undefined && gone === added) {
      pieces.push({ text: gone, kind: 'same' });
      i += 1;
      j += 1;
    } else if (
      gone !== undefined &&
      (added === undefined ||
        (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))
    ) {
      pieces.push({ text: gone, kind: 'gone' });
      i += 1;
    } else {
      pieces.push({ text: added ?? '', kind: 'new' });
      j += 1;
    }
  }
  return join(pieces);
}
