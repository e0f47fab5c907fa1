import { withoutMarks } from './text';

/** With any country's ending, too. */
const WORLDWIDE = ['yahoo', 'hotmail', 'outlook', 'live', 'msn', 'gmx'];

/** By the first part of the domain; the commonest ending first. */
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

/** A slip in a shorter name gives another name too often. */
const SHORTEST_NAME = 5;
/** Mail services and companies of their own. */
const OTHER_NAMES = ['mail', 'email', 'ymail', 'fmail', 'xmail', 'qmail', 'cloud', 'photon'];
const COUNTRY = /^(?:com?\.)?[a-z]{2}$/;
/** Countries' endings, but with a worldwide name a slip of "com". */
const SLIPS_OF_COM = ['co', 'cm', 'om'];

/** One letter too many, missing, another one, or two that changed places. */
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

/** The address that was probably meant, where its domain nearly is one that many have; else null. */
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
