/** Pixels in a 100 px font. */
export type Measure = (line: string) => number;

/** `size`, in pixels, fits the longest line. */
export interface SetName {
  lines: string[];
  size: number;
}

const LARGEST = 74;
const TWO_LINES_FROM = 46;

function splitEvenly(words: readonly string[], count: number, measure: Measure): string[] {
  const whole = words.join(' ');
  if (count === 1 || words.length === 1) return [whole];
  let best = { lines: [whole], width: measure(whole) };
  for (let at = 1; at < words.length; at += 1) {
    const first = words.slice(0, at).join(' ');
    const lines = [first, ...splitEvenly(words.slice(at), count - 1, measure)];
    const width = Math.max(...lines.map(measure));
    if (width < best.width) best = { lines, width };
    // Every further break makes the first line longer, so the search can stop here.
    if (measure(first) >= best.width) break;
  }
  return best.lines;
}

function withoutEdges(line: string): string {
  return line.replace(/^[·•|–—]\s+|\s+[·•|–—]$/gu, '');
}

export function setName(name: string, width: number, measure: Measure): SetName {
  const words = name.trim().split(/\s+/u);
  const inLines = (count: number): SetName => {
    const lines = splitEvenly(words, count, measure).map(withoutEdges);
    const widest = Math.max(...lines.map(measure), 1);
    return { lines, size: Math.min(LARGEST, Math.floor((100 * width) / widest)) };
  };
  const one = inLines(1);
  if (one.size === LARGEST) return one;
  const two = inLines(2);
  return two.size >= TWO_LINES_FROM ? two : inLines(3);
}

const RIGHT_TO_LEFT =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The direction of the first letter, like `dir="auto"`. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
}

/** Tighter letters break scripts that join or stack them. */
export function mayTighten(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text);
}
