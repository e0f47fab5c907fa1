import { withoutMarks } from './text';

/** Mail services that also have endings of any country. */
const WORLDWIDE = ['yahoo', 'hotmail', 'outlook', 'live', 'msn', 'gmx'];

/** Endings by the first part of the domain, the most common one first. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  googlemail: ['com'],
  yahoo: ['com'],
  hotmail: ['com'],
  outlook: ['com'],
  live: ['com'],
  msn: ['com'],
  gmx: ['com', 'net'],
  icloud: ['com'],
  aol: ['com'],
  proton: ['me'],
  protonmail: ['com', 'ch'],
  rocketmail: ['com'],
  libero: ['it'],
  virgilio: ['it'],
  onvol: ['net'],
  maltanet: ['net'],
  melita: ['com'],
  ukr: ['net'],
};

/** In a shorter name, one slip gives another real name too often. */
const SHORTEST_NAME = 5;
/** Other mail services and companies whose names are near the known ones. */
const OTHER_NAMES = ['mail', 'email', 'ymail', 'fmail', 'xmail', 'qmail', 'cloud', 'photon'];
const COUNTRY = /^(?:com?\.)?[a-z]{2}$/;
/** These are endings of countries, but after a worldwide name they are slips of "com". */
const SLIPS_OF_COM = ['co', 'cm', 'om'];

/** One letter too many, one missing, one wrong, or two in the wrong order. */
function isOneSlip(written: string, known: string): boolean {
  let start = 0;
  while (start < written.length && written[start] === known[start]) start += 1;
  let [end, knownEnd] = [written.length, known.length];
  while (end > start && knownEnd > start && written[end - 1] === known[knownEnd - 1]) {
    end -= 1;
    knownEnd -= 1;
  }
  const [rest, knownRest] = [written.slice(start, end), known.slice(start, knownEnd)];
  if (rest.length <= 1 && knownRest.length <= 1) return rest !== knownRest;
  return rest.length === 2 && knownRest === `${rest[1]}${rest[0]}`;
}

function nameNear(written: string): string | undefined {
  if (Object.hasOwn(ENDINGS, written)) return written;
  if (OTHER_NAMES.includes(written)) return;
  const names = Object.keys(ENDINGS).filter((name) => name.length >= SHORTEST_NAME);
  return names.find((name) => isOneSlip(written, name));
}

function endingNear(name: string, written: string): string | undefined {
  const endings = ENDINGS[name] ?? [];
  if (endings.includes(written)) return written;
  const isSlip = SLIPS_OF_COM.includes(written);
  if (WORLDWIDE.includes(name) && COUNTRY.test(written) && !isSlip) return written;
  return written ? endings.find((ending) => isOneSlip(written, ending)) : endings[0];
}

/** "gmailcom" has no dot. */
function partsOf(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.');
  if (dot >= 0) return [domain.slice(0, dot), domain.slice(dot + 1)];
  const name = Object.keys(ENDINGS).find((known) => domain.startsWith(known)) ?? domain;
  return [name, domain.slice(name.length)];
}

/**
 * If the domain nearly equals one that many people have, returns the address that was probably
 * meant. Else null.
 */
export function nearAddress(typed: string): string | null {
  const text = withoutMarks(typed).normalize('NFKC').trim();
  const at = text.lastIndexOf('@');
  const written = text.slice(at + 1).toLowerCase();
  const domain = written
    .replace(/\s/g, '')
    .replace(/[.,;]+/g, '.')
    .replace(/^\.|\.$/g, '');
  if (at < 1 || !domain) return null;
  const [writtenName, writtenEnding] = partsOf(domain);
  const name = nameNear(writtenName);
  const ending = name && endingNear(name, writtenEnding);
  if (!ending || `${name}.${ending}` === written) return null;
  return `${text.slice(0, at)}@${name}.${ending}`;
}
