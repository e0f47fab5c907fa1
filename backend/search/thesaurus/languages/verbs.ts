/** In "काट" and "सिखा", the causative has the short vowel. */
const SHORT: Readonly<Record<string, string>> = { 'ा': '', 'ी': 'ि', 'ू': 'ु', 'े': 'ि', 'ो': 'ु' };

const shortened = (root: string) =>
  root.replace(/[ाीूेो](?=[^ाीूेोिुैौ]$)/u, (vowel) => SHORT[vowel] ?? vowel);

const HAS_TWO_LETTERS = /\p{L}\p{M}*\p{L}/u;

/** Like in "बाल काटना", "बाल कटवाने हैं", "बाल कटाना". */
export function hindiForms(phrase: string): string[] {
  const [, before = '', stem] = /^(.* )?(\S+)ना$/u.exec(phrase) ?? [];
  if (!stem || !HAS_TWO_LETTERS.test(stem)) return [];
  const root = shortened(stem.replace(/(?:वा|ा)$/u, ''));
  const stems = HAS_TWO_LETTERS.test(root) ? [stem, `${root}ा`, `${root}वा`] : [stem];
  return stems.flatMap((one) => ['ना', 'ने', 'नी'].map((ending) => before + one + ending));
}

/** Like in "कपाल काट्न", "कपाल काट्नु पर्यो", "कपाल कटाउने". */
export function nepaliForms(phrase: string): string[] {
  const [, before = '', stem] = /^(.* )?(\S+?)(?:ने|न|नु)$/u.exec(phrase) ?? [];
  if (!stem || !HAS_TWO_LETTERS.test(stem)) return [];
  const root = stem.endsWith('्') ? shortened(stem.slice(0, -1)) : null;
  const stems = root === null ? [stem] : [stem, `${root}ाउ`];
  return stems.flatMap((one) => ['न', 'ने', 'नु'].map((ending) => before + one + ending));
}
