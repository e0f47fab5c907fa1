import { describe, expect, test } from 'vitest';
import { SAMPLE_SENDER, sampleFacts } from '@/backend/testing/sample-facts';
import { arrangedLetter, cancelledLetter, reminderLetter } from './customer-letters';
import { nameInMail, nameInSubject, plainNameInMail, sentenceInMail } from './name-in-mail';
import { providerLetter } from './provider-letters';
import { toHtml } from './to-html';
import { toText } from './to-text';

const NOW = Date.UTC(2025, 10, 18, 8);

/** What programs and people take for a part of an address. */
const DOTS = [...'.․。．｡﹒︒·•‧⋅∙・･ㆍ܁܂۔։ꓸ꘎٠۰᠃⸳⸱'];
const OTHERS = [...'/⁄∕⧸／:：∶꞉︓﹕@＠﹫\\＼﹨∖⧵?？#＃%=_~+'];

const HOSTILE = [
  ...DOTS.map((dot) => `evil${dot}com`),
  ...OTHERS.map((sign) => `evil${sign}com`),
  'https://evil.com',
  'Ann www.evil.example',
  'Ann http:\\\\evil.example',
  'evil\u200b.com',
  'evil.\u2060com',
  'evil\u00ad.com',
  'ann@evil.com',
  'Ann\r\nBcc: all@other.example',
  'Ann\u2028evil.com',
  'Ann\u0085evil.com',
  '\u202emoc.live',
  'Call +356 9912 3456 now',
  'Call ٩٩١٢٣٤٥٦ now',
  '<a href="https://evil.com">Ann</a>',
  '[Ann](https://evil.com)',
  'javascript:alert(1)',
];

/** Dots and other signs between two characters, addresses, and what reads as a telephone number. */
const IS_LINK =
  /[^\s\p{L}\p{M}\p{Nd}'’,()&-](?=[\p{L}\p{Nd}])|www\.|:\/\/|@|\p{Nd}[\s\p{Nd}-]{4,}\p{Nd}/u;

function lettersAbout(name: string) {
  const facts = sampleFacts({ movedFrom: NOW });
  const customer = { ...facts.customer, name };
  const on = { ...facts, customer };
  const off = { ...on, status: 'cancelled', cancelledBy: 'customer', cancelledAt: NOW } as const;
  const visits = [{ id: facts.bookingId, startsAt: facts.startsAt, name, items: ['Cut'] }];
  return {
    customers: [
      arrangedLetter('booked', on, SAMPLE_SENDER, NOW),
      arrangedLetter('moved', on, SAMPLE_SENDER, NOW),
      reminderLetter(on, SAMPLE_SENDER, NOW),
      cancelledLetter(off, SAMPLE_SENDER, NOW),
    ],
    providers: [
      providerLetter('booked', on, visits, SAMPLE_SENDER, NOW),
      providerLetter('moved', on, visits, SAMPLE_SENDER, NOW),
      providerLetter('cancelled', off, visits, SAMPLE_SENDER, NOW),
    ],
  };
}

describe('a name in mail', () => {
  test.each([
    'María-José Gebremedhin de la Cruz',
    'ʻAkaʻula Kāne',
    'Seán O’Brien',
    "Anna D'Amato",
    'Dr. Ann Other Jr.',
    'ገብረመድህን ኃይሉ',
    'علی\u200cرضا محمدی',
    'राजकुमार श्रेष्ठ',
    '王小明',
    'Ann & Abel (with Hana)',
    'Ann 2',
  ])('is shown as it is: %s', (name) => {
    expect(nameInMail(name)).toBe(name.normalize('NFC'));
    expect(plainNameInMail(name)).toBe(name.normalize('NFC'));
    const { customers, providers } = lettersAbout(name);
    for (const letter of [...customers.slice(0, 2), ...providers]) {
      expect(toText(letter, 'Settln')).toContain(name.normalize('NFC'));
    }
    for (const { subject } of customers) expect(subject).not.toContain(nameInSubject(name));
    for (const { subject } of providers) expect(subject).toContain(`: ${nameInSubject(name)}, `);
  });

  test.each([
    ['Jean\u2011Luc Other', 'Jean-Luc Other'],
    ['O`Brien', 'O’Brien'],
    ['श्\u200dयाम शर्मा', 'श्\u200dयाम शर्मा'],
  ])('has hyphens, apostrophes and joiners as a review has them: %j', (name, shown) => {
    expect(plainNameInMail(name)).toBe(shown);
    expect(nameInSubject(name)).toBe(shown);
  });

  test('stands in the subjects of the provider, before a short day', () => {
    expect(lettersAbout('Nadia').providers.map(({ subject }) => subject)).toEqual([
      'New booking: Nadia, Thu 20 Nov, 10:45',
      'Booking moved: Nadia, Thu 20 Nov, 10:45',
      'Cancelled: Nadia, Thu 20 Nov, 10:45',
    ]);
  });

  test.each([
    ['Borg, Ann', 'Borg Ann'],
    ['Nadia, Fri 4 Dec, 11', 'Nadia Fri Dec'],
    ['Ann 2', 'Ann'],
    ['Dr. Ann (Hana’s mother)', 'Dr. Ann (Hana’s mother)'],
    ['J.R.R. Other', ''],
    ['', ''],
    ['123', ''],
    [`A${'\u0301'.repeat(60)}`, ''],
  ])('in a subject is no day, no time and no tower: %j', (name, shown) => {
    expect(nameInSubject(name)).toBe(shown);
  });

  test('has initials apart', () => {
    expect(nameInMail('J.R.R. Other')).toBe('J R R. Other');
  });

  test('has forty characters at most, and stays whole at its end', () => {
    const long = `Your account is locked and ${'a'.repeat(200)}`;
    expect([...nameInMail(long)]).toHaveLength(40);
    expect(plainNameInMail(long)).toBe(nameInMail(long));
    expect(nameInMail('é'.normalize('NFD').repeat(41))).toBe(`${'é'.repeat(39)}…`);
    for (const letter of Object.values(lettersAbout(long)).flat()) {
      expect(toText(letter, 'Settln')).not.toContain('a'.repeat(14));
    }
  });

  test.each(HOSTILE)('makes no link, no line and no call of %j', async (name) => {
    expect(nameInMail(name)).not.toMatch(IS_LINK);
    expect(nameInMail(name)).not.toMatch(/[\r\n\u2028\u2029\u0085\p{Bidi_Control}]/u);
    const { customers, providers } = lettersAbout(name);
    const nameless = lettersAbout('');
    for (const [at, letter] of customers.entries()) {
      const without = nameless.customers[at];
      if (!without) throw new Error('there are as many letters without a name');
      const isPlain = plainNameInMail(name) !== '';
      expect(isPlain).toBe(false);
      expect(toText(letter, 'Settln')).toBe(toText(without, 'Settln'));
      expect(await toHtml(letter, 'Settln')).toBe(await toHtml(without, 'Settln'));
    }
    expect(providers.map(({ subject }) => subject)).toEqual(
      nameless.providers.map(({ subject }) => subject),
    );
    for (const letter of providers) {
      const shown = nameInMail(name) || 'Somebody without a name';
      expect(toText(letter, 'Settln').split('\n')).toContain(shown);
      for (const laidOut of [toText(letter, 'Settln'), await toHtml(letter, 'Settln')]) {
        expect(laidOut).not.toContain(name);
        expect(laidOut).not.toMatch(/evil(?! com| example)\S/u);
        expect(laidOut).not.toMatch(/9912|٩٩١٢/u);
      }
    }
  });
});

/** The mail about a cancellation by the provider, who gave a reason. */
function cancelledWith(cancelReason: string | null) {
  const off = { status: 'cancelled', cancelledBy: 'provider', cancelledAt: NOW } as const;
  return cancelledLetter(sampleFacts({ ...off, cancelReason }), SAMPLE_SENDER, NOW);
}

describe('the reason of a cancellation in mail', () => {
  test.each([
    'I am ill, and so sorry! Is Friday at 14:30 fine (the 21st)?',
    'Burst pipe… no: two – both',
    'L’acqua è “finita”. Mi dispiace; 20% off & a coffee',
    'أنا مريضة اليوم، آسفة. هل يناسبك الغد؟',
  ])('is shown as it is: %s', async (reason) => {
    const shown = sentenceInMail(reason);
    expect(shown).toBe(reason.includes('…') ? '' : reason);
    const letter = cancelledWith(reason);
    expect(toText(letter, 'Settln').includes(`What the provider wrote to you\n${reason}`)).toBe(
      !!shown,
    );
  });

  test.each([...HOSTILE, 'sorry.Here', 'Call 9912 3456', 'Call 99-12-34-56'])(
    'is read on the page of the booking where it may hold a link: %j',
    async (reason) => {
      const letter = cancelledWith(reason);
      const mail = `${toText(letter, 'Settln')}${await toHtml(letter, 'Settln')}`;
      expect(mail).not.toContain(reason);
      expect(mail).not.toMatch(/evil|9912|٩٩١٢/u);
      expect(toText(letter, 'Settln')).toContain('Read the reason: https://settln.example/');
    },
  );

  test('is not mentioned where there is none', () => {
    expect(toText(cancelledWith(null), 'Settln')).not.toMatch(/wrote|write to you/);
  });
});
