import { plainDigits } from '@/lib/shared/domain/text/digits';
import { latinLetters } from '@/lib/shared/domain/text/latin-letters';

/** For example "marijas-chair" in `/p/marijas-chair`. */
export const SHORT_ADDRESS = { least: 3, most: 40 } as const;

const FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Names of pages, and our own names. */
const RESERVED = new Set(
  (
    'about aboutus account accounts admin administrator api app appeal appeals apps assets auth billing blog book booking bookings ' +
    'calendar card community communities contact cookies create customer customers delete delete-request download downloadapp edit en ' +
    'error event events everybody explore favicon feed find help home host hosts how-it-works how-reviews-work index info install internal legal link ' +
    'login logout mail malta manage map me media moderation moderator new news null official page pages password pay payment ' +
    'payments people pictures poster posts press privacy privacy-policy profile provider providerpage providers ' +
    'public qr register report reports review reviews robots root search security service services settings settln ' +
    'settln-providers share shared shop sign-in sign-out sign-up signin signout signup sitemap slate slates staff ' +
    'static status support system team terms test undefined user users verify webmaster well-known whats-on www'
  ).split(' '),
);

const words = (text: string) => new Set(text.split(' '));

/**
 * No part of an address may be one of these words: parts of web addresses, and words of people who
 * let others sign in.
 */
const NEVER = words(
  'admin administrator ftp htm html http https localhost login logout mailto moderation moderator password php ' +
    'signin signout signup url webmaster www',
);
/** Words that mean us. They still do if only words of `BESIDE` are next to them: "support-team". */
const OURSELVES = words(
  'about account accounts api auth billing contact customer customers help helpdesk info legal mail official ' +
    'payment payments press privacy register report security staff status support system terms user verify',
);
const BESIDE = words(
  'and booking bookings care center centre desk malta mt my new online our page pages service services team the your',
);
const ENDS = words('com edu eu gov info mt net org');

const US = 'settln';
const LOOK_ALIKE: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 5: 's', 7: 't' };
const squeezed = (text: string) => text.replace(/(.)\1+/g, '$1');

/**
 * Whether it is like our name, with a letter added, missing, changed, moved, doubled, or written as
 * a digit.
 */
function looksLikeUs(part: string): boolean {
  const read = part.replace(/\d/g, (digit) => LOOK_ALIKE[digit] ?? digit);
  if (read.includes(US) || squeezed(read) === squeezed(US)) return true;
  let start = 0;
  while (start < US.length && read[start] === US[start]) start += 1;
  const [ours, theirs] = [US.slice(start), read.slice(start)];
  return (
    ours.slice(1) === theirs ||
    ours === theirs.slice(1) ||
    ours.slice(1) === theirs.slice(1) ||
    `${ours[1]}${ours[0]}${ours.slice(2)}` === theirs
  );
}

export function isReservedAddress(address: string): boolean {
  if (RESERVED.has(address) || ENDS.has(address)) return true;
  const parts = address.split('-');
  const isOurs = (part: string) => OURSELVES.has(part);
  return (
    looksLikeUs(parts.join('')) ||
    parts.some((part) => NEVER.has(part) || looksLikeUs(part)) ||
    parts.at(-1) === 'com' ||
    (parts.some(isOurs) &&
      parts.every((part) => isOurs(part) || BESIDE.has(part) || /^\d+$/.test(part)))
  );
}

export function isShortAddress(text: string): boolean {
  const { least, most } = SHORT_ADDRESS;
  return text.length >= least && text.length <= most && FORM.test(text);
}

function cutAtWord(address: string, most: number): string {
  if (address.length <= most) return address;
  const cut = address.slice(0, most + 1);
  const end = cut.lastIndexOf('-');
  return (end >= SHORT_ADDRESS.least ? cut.slice(0, end) : cut.slice(0, most)).replace(/-+$/, '');
}

/** Uses Latin letters and hyphens. The result may be too short, and is "" if there is none. */
export function toShortAddress(words: string): string {
  const latin = latinLetters(plainDigits(words))
    .replace(/&/g, ' and ')
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return cutAtWord(latin, SHORT_ADDRESS.most);
}

interface Named {
  name: string;
  address: string;
  /** Used if the name has no readable letters. */
  category: string;
}

const NUMBERED = 60;

/** The best comes first. There are more than are shown, because some may be taken. */
export function addressIdeas(wanted: string, { name, address, category }: Named): string[] {
  const own = toShortAddress(name);
  // Leaves out numbers and the Maltese article ("L-Imsida").
  const town = toShortAddress(address.split(',').at(-1) ?? '')
    .replace(/-?\d[\da-z]*-?/g, '')
    .replace(/^(?:i?l|i[dnrstxz]|tas)-/, '');
  const kind = toShortAddress(category);
  const bases = [toShortAddress(wanted), own, own.length < SHORT_ADDRESS.least ? kind : ''].filter(
    Boolean,
  );
  const joined = (base: string, end: string) =>
    end === '' || base.endsWith(`-${end}`)
      ? base
      : `${cutAtWord(base, SHORT_ADDRESS.most - end.length - 1)}-${end}`;
  const numbered = Array.from({ length: NUMBERED }, (_, index) => String(index + 2));
  const all = [
    ...bases,
    ...bases.map((base) => joined(base, town)),
    ...bases.map((base) => joined(base, 'malta')),
    ...bases.map((base) => joined(base, kind)),
    ...numbered.flatMap((number) => bases.map((base) => joined(base, number))),
  ];
  return [...new Set(all)].filter((idea) => isShortAddress(idea) && !isReservedAddress(idea));
}
