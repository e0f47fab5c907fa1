import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { SAMPLE_SENDER, sampleFacts } from '@/backend/testing/sample-facts';
import { VisitTime } from '@/components/booking/review/visit-time';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { managePath } from '@/lib/shared/url/manage-url';
import { histories } from '@/test/histories';
import { mailConfigFrom, missingForMail } from './config';
import { arrangedLetter, cancelledLetter, reminderLetter } from './customer-letters';
import { letterLocale, writeIn } from './letter-language';
import { BOOKING_MAIL } from './mail-kinds';
import { toMailedToken } from './manage-token';
import { providerLetter } from './provider-letters';
import { askedLetter } from './review-letter';
import { suspendedLetter } from './suspended-letter';
import { toHtml } from './to-html';
import { toText } from './to-text';

const NOW = Date.UTC(2025, 10, 18, 8);

/** An instant as calendar files have it. */
const utcText = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Of every row of the table. */
function everyLetter(facts = sampleFacts(), now = NOW) {
  const off = { status: 'cancelled', cancelledBy: 'customer', cancelledAt: now } as const;
  const visits = [{ id: facts.bookingId, startsAt: facts.startsAt, name: 'Ann', items: ['Cut'] }];
  return BOOKING_MAIL.flatMap(({ isFor, letters }) => {
    const about = isFor === 'cancelled' ? { ...facts, ...off } : facts;
    return [
      letters.customer?.(about, SAMPLE_SENDER, now),
      letters.provider?.(about, visits, SAMPLE_SENDER, now),
    ].filter((letter) => letter !== undefined);
  });
}

/** Those about the time of a visit, in this order. */
function lettersAbout(facts = sampleFacts(), now = NOW) {
  const off = { ...facts, status: 'cancelled', cancelledBy: 'customer', cancelledAt: now } as const;
  const visits = [{ id: facts.bookingId, startsAt: facts.startsAt, name: 'Ann', items: ['Cut'] }];
  return [
    arrangedLetter('booked', facts, SAMPLE_SENDER, now),
    arrangedLetter('moved', facts, SAMPLE_SENDER, now),
    reminderLetter(facts, SAMPLE_SENDER, now),
    cancelledLetter(off, SAMPLE_SENDER, now),
    providerLetter('booked', facts, visits, SAMPLE_SENDER, now),
    providerLetter('moved', facts, visits, SAMPLE_SENDER, now),
    providerLetter('cancelled', off, [], SAMPLE_SENDER, now),
  ];
}

describe('names in letters', () => {
  test('keep their own direction in Arabic, and nothing stands around them elsewhere', () => {
    const visits = [{ id: 1, startsAt: NOW, name: 'Ann (new)', items: ['Wash, cut', 'Braids'] }];
    const textIn = (language: string) =>
      writeIn(language, () => {
        const facts = sampleFacts();
        const letter = providerLetter('booked', facts, visits, SAMPLE_SENDER, NOW);
        return toText({ ...letter, language: letterLocale() }, 'Settln');
      });
    const arabic = textIn('ar');
    expect(arabic).toContain('\u2068Ann (new)\u2069، \u2068Wash, cut\u2069؛ \u2068Braids\u2069');
    expect(arabic).toContain('\u2068Cornrows, up to ten rows\u2069 (');
    expect(textIn('en')).toContain('Ann (new), Wash, cut; Braids');
  });

  test.each(['cancelled', 'asked'])(
    'are kept apart in the Arabic heading of a %s visit',
    (kind) => {
      const [letter] = writeIn('ar', () =>
        BOOKING_MAIL.filter((row) => row.kind === kind).map(({ letters }) =>
          letters.customer?.(
            sampleFacts({ status: 'cancelled', cancelledBy: 'customer', cancelledAt: NOW }),
            SAMPLE_SENDER,
            NOW,
          ),
        ),
      );
      const headings = letter?.sections
        .flat()
        .flatMap((block) => (block.is === 'words' ? [block.heading] : []));
      expect(headings).toContain(
        '\u2068Knotless box braids, medium length\u2069؛ \u2068Cornrows, up to ten rows\u2069',
      );
    },
  );
});

test.each([
  ['en', '.'],
  ['hi', '.'],
  ['ne', '।'],
])('the links to calendars end in %s with "%s"', async (language, mark) => {
  const letter = writeIn(language, () =>
    arrangedLetter('booked', sampleFacts(), SAMPLE_SENDER, NOW),
  );
  expect(await toHtml(letter, 'Settln')).toContain(`>Outlook</a>${mark}</p>`);
});

test.each([
  ['DK', 'tel:22123456'],
  ['', 'tel:+35622123456'],
])('PROF-013: letters call a number of a listing in "%s" at %s', (countryIso, call) => {
  const service = { ...sampleFacts().service, phone: '22 12 34 56', countryIso };
  const blocks = arrangedLetter('booked', sampleFacts({ service }), SAMPLE_SENDER, NOW).sections;
  const buttons = blocks.flat().flatMap((block) => (block.is === 'buttons' ? block.buttons : []));
  expect(buttons).toContainEqual(expect.objectContaining({ href: call }));
});

describe('the time of a visit', () => {
  test.each([
    ['an ordinary day', Date.UTC(2025, 10, 20, 9, 45), '10:45 to 11:45 (1 h)', 'CET'],
    [
      'the hour that is left out in spring',
      Date.UTC(2027, 2, 28, 0, 30),
      '01:30 CET to 03:30 CEST (1 h)',
      'CET',
    ],
    [
      'the first of two hours in autumn',
      Date.UTC(2027, 9, 31, 0, 30),
      '02:30 CEST to 02:30 CET (1 h)',
      'CEST',
    ],
    ['the second of them', Date.UTC(2027, 9, 31, 1, 30), '02:30 CET to 03:30 (1 h)', 'CET'],
  ])('is the same on the page, in mail and in the calendar file: %s', (_, startsAt, span, zone) => {
    const items = [{ id: 1, name: 'Cut', priceMinor: 0, durationMinutes: 60 }];
    const facts = sampleFacts({ startsAt, endsAt: startsAt + HOUR_MS, items });
    const page = renderToStaticMarkup(<VisitTime startsAt={startsAt} minutes={60} />);
    expect(page.replace(/<[^>]+>/g, '')).toContain(`${span}Malta time (${zone})`);
    for (const letter of lettersAbout(facts)) {
      expect(toText(letter, 'Settln')).toContain(`\n${span}\n`);
      expect(toText(letter, 'Settln')).toMatch(new RegExp(`Malta time \\(${zone}\\)|Booking id`));
      expect(letter.calendar?.content).toContain(`DTSTART:${utcText(startsAt)}\r\n`);
      expect(letter.calendar?.content).toContain(`DTEND:${utcText(startsAt + HOUR_MS)}\r\n`);
      expect(letter.calendar?.content).toMatch(/UID:(visit-)?7-40817@settln\.example\r\n/);
    }
  });

  test('is the same on page, in mail and in calendar file, around every clock change', () => {
    const changes = [2026, 2027, 2028, 2029].flatMap((year) =>
      [2, 9].map((month) =>
        Date.UTC(year, month, 31 - new Date(Date.UTC(year, month, 31)).getUTCDay(), 1),
      ),
    );
    const visits = fc.record({
      change: fc.constantFrom(...changes),
      slots: fc.integer({ min: -120, max: 120 }),
      minutes: fc.constantFrom(15, 40, 60, 90, 240, 1_440),
      zone: fc.constantFrom(null, 'Europe/London', 'America/New_York', 'Asia/Kathmandu'),
    });
    const check = fc.property(visits, ({ change, slots, minutes, zone }) => {
      const startsAt = change + slots * SLOT_MS;
      const endsAt = startsAt + minutes * MINUTE_MS;
      const items = [{ id: 1, name: 'Cut', priceMinor: 0, durationMinutes: minutes }];
      const customer = {
        name: 'Ann',
        phone: '+356 9900 0000',
        email: 'a@b.example',
        zone,
        isKnown: true,
      };
      const facts = sampleFacts({ startsAt, endsAt, items, customer });
      const page = renderToStaticMarkup(<VisitTime startsAt={startsAt} minutes={minutes} />);
      const [, date, span, clock] =
        /<h2[^>]*>(.*?)<.*?<p>(.*?)<\/p>.*?<p[^>]*>(.*?)<\/p>/s
          .exec(page)
          ?.map((part) => part.replace(/<[^>]+>/g, '')) ?? [];
      for (const letter of lettersAbout(facts).slice(0, 3)) {
        const lines = toText(letter, 'Settln').split('\n');
        const own = lines.find((line) => line.startsWith('Malta time')) ?? '';
        expect(lines).toEqual(expect.arrayContaining([date, span]));
        expect(own.split(',')[0]).toBe(clock);
        expect(own.includes('your time')).toBe(zone !== null);
        const instants = [...(letter.calendar?.content ?? '').matchAll(/^DT(?:START|END):(\S+)/gm)];
        expect(instants.map(([, text]) => text)).toEqual([utcText(startsAt), utcText(endsAt)]);
        expect(letter.subject).toContain(`, ${span?.slice(0, 5)}`);
      }
    });
    fc.assert(check, histories(150));
  });

  test.each([
    ['Asia/Kolkata', 'Malta time (CET), 15:15 your time'],
    ['America/Los_Angeles', 'Malta time (CET), 01:45 your time'],
    ['Pacific/Auckland', 'Malta time (CET), 22:45 your time'],
    ['Pacific/Honolulu', 'Malta time (CET), Wed 23:45 your time'],
    ['Europe/Rome', 'Malta time (CET)'],
    [null, 'Malta time (CET)'],
  ])('on the clock of a customer in %s follows that of the venue', (zone, line) => {
    const customer = {
      name: 'Ann',
      phone: '+356 9900 0000',
      email: 'a@b.example',
      zone,
      isKnown: true,
    };
    const facts = sampleFacts({ customer });
    for (const letter of lettersAbout(facts).slice(0, 3)) {
      expect(toText(letter, 'Settln').split('\n')).toContain(line);
    }
    for (const letter of lettersAbout(facts).slice(4)) {
      expect(toText(letter, 'Settln')).not.toContain('your time');
    }
  });

  test.each([
    [Date.UTC(2025, 10, 19, 9, 45), 'Tomorrow at 10:45'],
    [Date.UTC(2025, 10, 20, 1), 'Today at 10:45'],
    [Date.UTC(2025, 10, 17, 1), 'Thursday 20 November at 10:45'],
  ])('in a reminder sent at %i is %s', (now, title) => {
    expect(reminderLetter(sampleFacts(), SAMPLE_SENDER, now).title).toBe(title);
  });

  test('in a reminder a day before is tomorrow, over both clock changes', () => {
    for (const startsAt of [Date.UTC(2027, 2, 28, 22, 15), Date.UTC(2027, 9, 31, 22, 15)]) {
      const facts = sampleFacts({ startsAt });
      const { title } = reminderLetter(facts, SAMPLE_SENDER, startsAt - 24 * HOUR_MS);
      expect(title).toMatch(/^Tomorrow|^Today/);
    }
  });
});

describe('the links that add a visit to a calendar on the web', () => {
  test('carry the address of the booking', () => {
    const facts = sampleFacts();
    const address = `${SAMPLE_SENDER.siteUrl}${managePath(toMailedToken(facts, SAMPLE_SENDER.linkSecret))}`;
    const blocks = arrangedLetter('booked', facts, SAMPLE_SENDER, NOW).sections.flat();
    const links = blocks.flatMap((block) => (block.is === 'links' ? block.links : []));
    expect(links).toHaveLength(2);
    for (const { href } of links) expect(decodeURIComponent(href)).toContain(address);
  });
});

describe('a letter', () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

  test('escapes whatever people wrote', async () => {
    const facts = sampleFacts({
      customer: {
        name: evil,
        phone: evil,
        email: 'a@b.example',
        zone: null,
        remark: evil,
        isKnown: true,
      },
      account: { firstName: evil, serviceCount: 1, takesBookings: true, isProved: true },
      items: [{ id: 1, name: evil, priceMinor: 0, durationMinutes: 0 }],
      service: {
        id: evil,
        name: evil,
        address: evil,
        phone: evil,
        whatsapp: evil,
        countryIso: 'MT',
        imageUrl: evil,
        isPublic: true,
      },
    });
    for (const letter of everyLetter(facts)) {
      const page = await toHtml(letter, 'Settln');
      expect(page).not.toMatch(/<script|<img/);
      expect(letter.subject).not.toContain('script');
    }
  });

  test('names the service that was booked', async () => {
    const facts = sampleFacts();
    const cancelled = { status: 'cancelled', cancelledBy: 'provider', cancelledAt: NOW } as const;
    const byProvider = cancelledLetter({ ...facts, ...cancelled }, SAMPLE_SENDER, NOW);
    for (const letter of [...lettersAbout(facts), byProvider]) {
      expect(toText(letter, 'Settln')).toContain(facts.service.name);
      expect(await toHtml(letter, 'Settln')).toContain(facts.service.name.replace('&', '&amp;'));
      const file = letter.calendar?.content.replaceAll('\r\n ', '');
      const isForProvider = file?.includes('UID:visit-');
      expect(file).toContain(`${isForProvider ? '\\n' : 'SUMMARY:'}${facts.service.name}`);
    }
    expect(arrangedLetter('booked', facts, SAMPLE_SENDER, NOW).lead).toBe(
      `You are expected at ${facts.service.name}.`,
    );
  });

  test('of a visit whose service is not known has no empty lines or dead buttons', () => {
    const service = { id: null, name: 'Selam Tesfaye', address: '', phone: '' };
    const facts = sampleFacts({
      service: { ...service, whatsapp: null, countryIso: '', imageUrl: null, isPublic: false },
    });
    for (const letter of lettersAbout(facts).slice(0, 3)) {
      expect(letter.preheader).toContain(' at Selam Tesfaye.');
      expect(toText(letter, 'Settln')).toMatch(/\n\nSelam Tesfaye\n\n/);
      expect(toText(letter, 'Settln')).not.toContain('Open in maps');
    }
  });

  test('of a new booking tells the provider which visit it is, and customers nothing of it', () => {
    const said = (visitNumber: number | null) =>
      lettersAbout(sampleFacts({ visitNumber }))
        .flatMap((letter) => /^\w+ visit$/m.exec(toText(letter, 'Settln')) ?? [])
        .map(String);
    expect(said(3)).toEqual(['Third visit']);
    expect(said(1)).toEqual(['First visit']);
    expect(said(21)).toEqual(['21st visit']);
    expect(said(112)).toEqual(['112th visit']);
    expect(said(null)).toEqual([]);
  });

  test('has what the customer wrote for a provider who proved the address, and leads others to it', () => {
    const said = (remark: string, isProved: boolean) => {
      const { customer, account } = sampleFacts();
      const facts = sampleFacts({
        customer: { ...customer, remark },
        account: { ...account, isProved },
      });
      const letters = lettersAbout(facts).map((letter) => toText(letter, 'Settln'));
      return letters.flatMap((text) => /(?<=What the customer wrote\n).+/.exec(text)?.[0] ?? []);
    };
    const [words, inside] = ['Third floor, no lift.', 'You can read it with the booking.'];
    expect(said(words, true)).toEqual([words, words]);
    expect(said(words, false)).toEqual([inside, inside]);
    expect(said('Look at evil.example', true)).toEqual([inside, inside]);
    expect(said('', true)).toEqual([]);
  });

  test('leads customers to their own booking, and nobody else', async () => {
    const facts = sampleFacts();
    const page = `${SAMPLE_SENDER.siteUrl}${managePath(toMailedToken(facts, SAMPLE_SENDER.linkSecret))}`;
    const [booked, moved, reminder, cancelled, ...provider] = lettersAbout(facts);
    for (const letter of [booked, moved, reminder]) {
      if (letter) expect(toText(letter, 'Settln')).toContain(page);
    }
    for (const letter of [booked, moved, reminder, cancelled]) {
      const file = letter?.calendar?.content.replaceAll('\r\n ', '') ?? '';
      expect(file).toContain(`URL:${page}\r\n`);
    }
    for (const letter of provider) {
      const everything = `${await toHtml(letter, 'Settln')}${letter.calendar?.content}`;
      expect(everything).not.toContain('/booking/manage/');
    }
  });

  test('leads providers to the booking itself, or to the calendar where a time is free again', () => {
    const hrefs = lettersAbout(sampleFacts())
      .slice(4)
      .map(({ sections }) => {
        const blocks = sections.flat();
        const buttons = blocks.flatMap((block) => (block.is === 'buttons' ? block.buttons : []));
        return buttons.find(({ isPrimary }) => isPrimary)?.href;
      });
    const portal = `${SAMPLE_SENDER.siteUrl}/settln-providers`;
    expect(hrefs).toEqual([
      `${portal}?tab=bookings&visit=40817`,
      `${portal}?tab=bookings&visit=40817`,
      `${portal}?tab=calendar`,
    ]);
  });

  test('of a moved visit says where it was before, to both sides', () => {
    const facts = sampleFacts({ movedFrom: Date.UTC(2025, 10, 19, 8) });
    const moved = lettersAbout(facts).filter(({ subject }) => subject.startsWith('Booking moved'));
    expect(moved).toHaveLength(2);
    for (const letter of moved) {
      expect(toText(letter, 'Settln')).toContain('\n\nOld time: Wednesday 19 November, 09:00\n');
    }
  });

  test.each([
    [Date.UTC(2025, 10, 20, 9, 45), 'until 09:45 that day; after that, please call.'],
    [
      Date.UTC(2025, 10, 19, 23, 30),
      'until 23:30 on Wednesday 19 November; after that, please call.',
    ],
    [Date.UTC(2027, 2, 28, 1, 15), 'until 01:15 that day; after that, please call.'],
    [Date.UTC(2027, 9, 31, 1, 15), 'until 02:15 CEST that day; after that, please call.'],
  ])('says until when the visit at %i can be changed online', (startsAt, words) => {
    const facts = sampleFacts({ startsAt, endsAt: startsAt + HOUR_MS });
    for (const letter of lettersAbout(facts).slice(0, 3)) {
      expect(toText(letter, 'Settln')).toContain(words);
    }
  });

  test('of a visit that cannot be moved online any more offers no change of its time', () => {
    const later = sampleFacts({ movedFrom: NOW });
    const { account } = later;
    const letter = (facts: typeof later) =>
      toText(arrangedLetter('rearranged', facts, SAMPLE_SENDER, NOW), 'Settln');
    expect(letter(later)).toContain('change or cancel it below');
    for (const facts of [
      { ...later, moves: 5 },
      { ...later, account: { ...account, takesBookings: false } },
    ]) {
      expect(letter(facts)).not.toContain('change or cancel it below');
      expect(letter(facts)).toContain('please call');
      expect(letter(facts)).toContain('Cancel booking: ');
      expect(letter(facts)).not.toContain('Change or cancel');
    }
  });

  test('offers no change on the web within the hour', () => {
    const facts = sampleFacts();
    const now = facts.startsAt - HOUR_MS;
    for (const letter of [
      arrangedLetter('booked', facts, SAMPLE_SENDER, now),
      arrangedLetter('moved', facts, SAMPLE_SENDER, now),
      reminderLetter(facts, SAMPLE_SENDER, now),
    ]) {
      const text = toText(letter, 'Settln');
      expect(text).not.toContain('You can cancel online until');
      expect(text).not.toContain('Change or cancel');
    }
  });

  test('of a move to another person at the same time speaks of no new time', () => {
    const facts = sampleFacts({ person: { id: 2, name: 'Olu' } });
    const { subject, title, lead } = arrangedLetter('moved', facts, SAMPLE_SENDER, NOW);
    expect(subject).toMatch(/^Another person, same time/);
    expect(title).toBe('Your visit is with Olu now');
    expect(lead).toMatch(/^You are expected at /);
    const provider = providerLetter('moved', facts, [], SAMPLE_SENDER, NOW);
    expect(provider.subject).toMatch(/^Visit reassigned: /);
    expect(provider.title).toBe('Another person, same time');
    expect(toText(provider, 'Settln')).not.toMatch(/new time|moved|Old time:/i);
  });

  test('reminds of a visit with a suspended provider without a welcome in their name', () => {
    const { account } = sampleFacts();
    const facts = sampleFacts({ account: { ...account, takesBookings: false } });
    const text = toText(reminderLetter(facts, SAMPLE_SENDER, NOW), 'Settln');
    expect(text).toContain('Your visit was not cancelled.');
    expect(text).not.toMatch(/looking forward|Somebody else would be glad/);
  });

  test('offers to cancel a visit with a suspended provider while that works', () => {
    const { startsAt, service } = sampleFacts();
    const textAt = (now: number, phone = service.phone) => {
      const facts = sampleFacts({ service: { ...service, phone } });
      return toText(suspendedLetter(facts, SAMPLE_SENDER, now), 'Settln');
    };
    const end = startsAt - HOUR_MS;
    expect(textAt(end - 1)).toContain('you can cancel it on its own page');
    expect(textAt(end)).not.toContain('cancel it');
    expect(textAt(end)).toContain('Ask Adaeze');
    expect(textAt(end - 1, '')).toContain('What you can do');
    expect(textAt(end, '')).not.toContain('What you can do');
  });

  test('of a cancelled visit offers to book again what can still be booked', () => {
    const { items, account } = sampleFacts();
    const off = { status: 'cancelled', cancelledBy: 'provider', cancelledAt: NOW } as const;
    const textOf = (more: Partial<ReturnType<typeof sampleFacts>>) =>
      toText(cancelledLetter(sampleFacts({ ...off, ...more }), SAMPLE_SENDER, NOW), 'Settln');
    const [first, second] = items;
    const someGone = [first, second && { ...second, isGone: true }].flatMap((item) => item ?? []);
    expect(textOf({})).toMatch(/serviceItems=1(,|%2C)2\n/);
    expect(textOf({})).toContain('chosen already');
    expect(textOf({ items: someGone })).toMatch(/serviceItems=1\n/);
    expect(textOf({ items: someGone })).not.toContain('chosen already');
    expect(textOf({ account: { ...account, takesBookings: false } })).not.toContain('Book again');
  });

  test('asks for no review that is written', () => {
    const { endsAt } = sampleFacts();
    const mail = BOOKING_MAIL.find(({ kind }) => kind === 'asked');
    const isLate = (isWritten: boolean) =>
      mail?.isLate(sampleFacts({ review: { isWritten, isMissed: false } }), endsAt + DAY_MS);
    expect([isLate(false), isLate(true)]).toEqual([false, true]);
  });

  test('says nothing of a suspension that is over', () => {
    const { account, startsAt } = sampleFacts();
    const mail = BOOKING_MAIL.find(({ kind }) => kind === 'suspended');
    const isLate = (takesBookings: boolean) =>
      mail?.isLate(sampleFacts({ account: { ...account, takesBookings } }), startsAt - 1);
    expect([isLate(false), isLate(true)]).toEqual([false, true]);
  });

  test.each([1, 2, 3, 4, 11])(
    'of a series links to the page of each of %i visits more',
    async (count) => {
      const facts = sampleFacts();
      const series = Array.from({ length: count + 1 }, (_, at) => ({
        bookingId: facts.bookingId + at,
        linkVersion: 0,
        sequence: 0,
        startsAt: facts.startsAt + at * 7 * DAY_MS,
      }));
      const letter = arrangedLetter('booked', { ...facts, series }, SAMPLE_SENDER, NOW);
      const page = await toHtml(letter, 'Settln');
      const pages = page.match(/(?<=href="[^"]*)\/booking\/manage\/[^"/]+(?=")/g);
      expect(new Set(pages).size).toBe(count + 1);
    },
  );

  test.each([
    ['Maria Concetta Filomena Giuseppina Borg Micallef', 'shown with the name “Maria M.”'],
    [`Maria ${'Borg '.repeat(8)}evil.example`, 'no name is shown'],
  ])('that asks "%s" for a review says under which name it would appear', (name, words) => {
    const { customer } = sampleFacts();
    const facts = sampleFacts({ customer: { ...customer, name } });
    expect(toText(askedLetter(facts, SAMPLE_SENDER), 'Settln')).toContain(words);
  });

  test('loads nothing, and has one primary button', async () => {
    for (const letter of everyLetter()) {
      const page = await toHtml(letter, 'Settln');
      expect(page).not.toMatch(/<img|<link|<script|url\(|@import/);
      expect(page.match(/class="primary"/g)).toHaveLength(1);
    }
  });

  test('begins every line at its own edge in Arabic, and moves no letters together', async () => {
    const letters = writeIn('ar', () =>
      everyLetter(sampleFacts({ service: { ...sampleFacts().service, phone: '+356 2100 0042' } })),
    );
    for (const letter of letters) {
      const page = await toHtml({ ...letter, language: 'ar' }, 'Settln');
      expect(page).toContain('dir="rtl"');
      expect(page).not.toMatch(/<(p|td|h1)[^>]* dir="auto"/);
      expect(page).toMatch(/<h1[^>]*letter-spacing:0;/);
      const words = toText({ ...letter, language: 'ar' }, 'Settln');
      expect(words).not.toMatch(/\p{Script=Arabic}[,;] /u);
      // A price or a number behind Arabic words is kept together.
      expect(words).not.toMatch(/\p{Script=Arabic}\S* (€|\+356)/u);
    }
  });

  test('says as plain text what it says as HTML, in the same order', async () => {
    for (const letter of everyLetter()) {
      const page = (await toHtml(letter, 'Settln')).replace(/\s+/g, ' ');
      const words = toText(letter, 'Settln').match(/\p{L}{6,}/gu) ?? [];
      expect(words.length).toBeGreaterThan(20);
      for (const word of words) expect(page).toContain(word);
    }
  });
});

describe('the configuration', () => {
  const env = {
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: '"Settln bookings" <bookings@settln.example>',
    LINK_SECRET,
    SITE_URL: 'https://settln.example',
  };

  test('reads the sender with or without a name', () => {
    const fromOf = (MAIL_FROM: string) => mailConfigFrom({ ...env, MAIL_FROM })?.sender.from;
    const address = 'bookings@settln.example';
    expect(fromOf(env.MAIL_FROM)).toEqual({ name: 'Settln bookings', address });
    expect(fromOf(address)).toEqual({ name: 'Settln', address });
  });

  test('is off without a server, and names what a server needs beside it', () => {
    expect(mailConfigFrom({ ...env, SMTP_URL: undefined })).toBeNull();
    expect(missingForMail({})).toEqual([]);
    expect(missingForMail({ SMTP_URL: env.SMTP_URL })).toEqual([
      'MAIL_FROM',
      'LINK_SECRET',
      'SITE_URL',
    ]);
  });
});
