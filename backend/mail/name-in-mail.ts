/** The most that mail shows of a name. */
const MOST = 40;
/** More digits than this are read as a telephone number. */
const MOST_DIGITS = 3;

/**
 * What a name is made of in any script: letters and their marks, spaces, and a few signs between them.
 * A dot counts at the end of a word only. Every other dot, slash, colon or "at", in whatever script,
 * stays outside, because mail programs make links of some, and readers of the others; so do the few
 * letters that look like dots.
 */
const NO_PART_OF_A_NAME =
  /[\ua4f8-\ua4fd\u318d\u119e\u{1d16d}]|(?!\u200c|\u200d)[^\p{L}\p{M}0-9'’,()&. -]|\.(?=[^\s)])|(?<![\p{L}\p{M}])\./gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const onOneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function cut(text: string): string {
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  return parts.length <= MOST
    ? text
    : `${parts
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * A name that somebody typed, for mail to others: one line, 40 characters at most, and nothing that a
 * mail program makes a link of. "" if nothing of a name is left.
 */
export function nameInMail(name: string | null): string {
  const letters = onOneLine((name ?? '').normalize('NFC').replace(NO_PART_OF_A_NAME, ' '));
  const digits = letters.match(/[0-9]/g) ?? [];
  const shown = digits.length > MOST_DIGITS ? onOneLine(letters.replace(/[0-9]/g, '')) : letters;
  return /\p{L}/u.test(shown) ? cut(shown) : '';
}

/**
 * The same for mail to an address that may be a stranger's: a name from which anything but line ends
 * had to be taken away is no name, and is left out.
 */
export function plainNameInMail(name: string | null): string {
  const shown = nameInMail(name);
  return shown === cut(onOneLine((name ?? '').normalize('NFC'))) ? shown : '';
}

/** Letters under a tower of marks, which covers the lines around it. */
const TOWER = /\p{M}{6}/u;

/**
 * The same for a subject, of which a list of mails shows little else. Its parts are set apart by commas
 * and the last is a time, so it keeps neither commas nor digits of a name.
 */
export function nameInSubject(name: string | null): string {
  const shown = onOneLine(plainNameInMail(name).replace(/[0-9]/g, '').replace(/\s*,/g, ' '));
  return /\p{L}/u.test(shown) && !TOWER.test(shown) ? shown : '';
}

/**
 * What a sentence for a stranger's mail does not hold: signs of addresses, and others with a letter right
 * behind them, such as the dot of "evil.com"; a colon may stand in "14:30". Six digits are read as a
 * telephone number.
 */
const NO_PART_OF_A_SENTENCE =
  /[\ua4f8-\ua4fd\u318d\u119e\u{1d16d}]|(?!\u200c|\u200d)[^\p{L}\p{M}0-9'’"“”„«»,;!?¡¿،؛؟।()&%€. :–—-]|[.;!?،؛؟।%](?=[\p{L}\p{M}0-9])|:(?=[\p{L}\p{M}])|(?<![0-9]):(?=[0-9])|[0-9](?:[ -]*[0-9]){5}/u;

/** A sentence that somebody wrote, if mail may show it to a stranger; else "". */
export function sentenceInMail(sentence: string | null): string {
  const line = onOneLine((sentence ?? '').normalize('NFC'));
  return NO_PART_OF_A_SENTENCE.test(line) ? '' : line;
}
