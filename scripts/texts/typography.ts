/** As the files of docs/languages have them: marks that open and close, and nested ones. */
const CURLY = ['“', '”', '‘', '’'];
const ANGLED = ['«', '»'];

const QUOTES: Readonly<Record<string, readonly string[]>> = {
  mt: CURLY,
  it: CURLY,
  es: CURLY,
  fr: ANGLED,
  pt: CURLY,
  ar: ANGLED,
  sr: ['„', '“', '‚', '‘'],
  hi: CURLY,
  fil: CURLY,
  ne: CURLY,
  uk: [...ANGLED, '„', '“'],
};

/** Without ’, which is the apostrophe, too. */
const ALL_QUOTES = /[“”„‟‘‚‹›«»]/gu;

const [NARROW, WIDE] = ['\u202f', '\u00a0'];

/** What stands before a sign in French; the others have no space there. */
function isSpaced(before: string, sign: string, code: string): boolean {
  if (code !== 'fr') return !/\s/u.test(before);
  return before === (sign === ':' ? WIDE : NARROW);
}

/** Of ICU only what is shown. */
const shownIn = (text: string) =>
  text
    .replaceAll(/<(\w+)><\/\1>/g, '$1')
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, ' ')
    .replaceAll(/<\/?\w+>/g, '');

/** A sentence for each fault of its quotation marks and of the spaces before its signs. */
export function typographyFaults(text: string, code: string): string[] {
  const own = QUOTES[code];
  if (!own) return [];
  const shown = shownIn(text);
  const faults = new Set<string>();
  for (const [mark] of shown.matchAll(ALL_QUOTES)) {
    if (!own.includes(mark)) faults.add(`has ${mark}, not ${own.slice(0, 2).join(' ')}`);
  }
  const count = (mark: string) => shown.split(mark).length - 1;
  for (const at of [0, 2]) {
    const [open = '', close = ''] = own.slice(at);
    // The inner one of some languages is the apostrophe.
    if (open && close !== '’' && count(open) !== count(close)) {
      faults.add(`opens and closes ${open} ${close} unequally`);
    }
  }
  // Between digits a colon is a clock's, and before slashes it is of an address.
  for (const [, before = '', sign = ''] of shown.matchAll(
    /(\S|\s)([:;!?%»])(?!\/\/|(?<=\d:)\d)/gu,
  )) {
    if ((sign === '%' || sign === '»') && code !== 'fr') continue;
    if (!isSpaced(before, sign, code)) faults.add(`has a wrong space before ${sign}`);
  }
  if (code === 'fr' && /«(?!\u202f)/.test(shown)) faults.add('lacks a narrow space behind «');
  return [...faults];
}
