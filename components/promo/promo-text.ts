/** The widths of a line at 100 px, as a canvas measures them. */
export type Measure = (line: string) => number;

/** A name set in lines: what each holds, and the size that lets the longest fit, in pixels. */
export interface SetName {
  lines: string[];
  size: number;
}

const LARGEST = 74;
/** Below this, two lines become three. */
const TWO_LINES_FROM = 46;

/** The most even way to set words in so many lines: the one whose longest line is shortest. */
function splitEvenly(words: readonly string[], count: number, measure: Measure): string[] {
  const whole = words.join(' ');
  if (count === 1 || words.length === 1) return [whole];
  let best = { lines: [whole], width: measure(whole) };
  for (let at = 1; at < words.length; at += 1) {
    const first = words.slice(0, at).join(' ');
    const lines = [first, ...splitEvenly(words.slice(at), count - 1, measure)];
    const width = Math.max(...lines.map(measure));
    if (width < best.width) best = { lines, width };
    // From here on the first line alone is too long.
    if (measure(first) >= best.width) break;
  }
  return best.lines;
}

/** A sign that sets words apart, such as a dot in mid-line, does not outlive the break of the line. */
function withoutEdges(line: string): string {
  return line.replace(/^[·•|–—]\s+|\s+[·•|–—]$/gu, '');
}

/** Sets a name within a width: in one line, else in two, else smaller, and in three when very long. */
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

/** The direction of a text as `dir="auto"` finds it: that of its first letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
}

/** Whether letters may be moved closer: scripts whose letters join or stack must be left alone. */
export function mayTighten(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text);
}
