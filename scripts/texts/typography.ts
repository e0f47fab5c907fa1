/** As in docs/languages: open, close, nested open, nested close. */
const CURLY = ['“', '”', '‘', '’'];
const ANGLED = ['«', '»'];

const QUOTES: Readonly<Record<string, readonly string[]>> = {
  mt: CURLY,
  it: CURLY,
  es: CURLY,
  fr: ANGLED,
  'pt-BR': CURLY,
  ar: ANGLED,
  sr: ['„', '“', '‚', '‘'],
  hi: CURLY,
  fil: CURLY,
  ne: CURLY,
  uk: [...ANGLED, '„', '“'],
};

/** Without ’, the apostrophe. */
const ALL_QUOTES = /[“”„‟‘‚‹›«»]/gu;

const [NARROW, WIDE] = ['\u202f', '\u00a0'];

function isSpaced(before: string, sign: string, code: string): boolean {
  if (code !== 'fr') return !/\s/u.test(before);
  return before === (sign === ':' ? WIDE : NARROW);
}

const shownIn = (text: string) =>
  text
    .replaceAll(/<(\w+)><\/\1>/g, '$1')
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, ' ')
    .replaceAll(/<\/?\w+>/g, '');

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
    // In some languages the inner mark is the apostrophe.
    if (open && close !== '’' && count(open) !== count(close)) {
      faults.add(`opens and closes ${open} ${close} unequally`);
    }
  }
  // Skips colons of times and addresses.
  for (const [, before = '', sign = ''] of shown.matchAll(
    /(\S|\s)([:;!?%»])(?!\/\/|(?<=\d:)\d)/gu,
  )) {
    if ((sign === '%' || sign === '»') && code !== 'fr') continue;
    if (!isSpaced(before, sign, code)) faults.add(`has a wrong space before ${sign}`);
  }
  if (code === 'fr' && /«(?!\u202f)/.test(shown)) faults.add('lacks a narrow space behind «');
  return [...faults];
}
