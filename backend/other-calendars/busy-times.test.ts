import { describe, expect, it } from 'vitest';
import { busyTimes } from './busy-times.mjs';

const FROM = Date.UTC(2026, 2, 1);
const TO = Date.UTC(2026, 5, 1);

const asked = {
  from: FROM,
  to: TO,
  zone: 'Europe/Malta',
  accountId: 1,
  ownUid: '@settln.example',
};

function calendar(head: string, ...entries: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', head, ...entries, 'END:VCALENDAR', '']
    .filter((line, index) => index === 6 || line !== '')
    .join('\r\n');
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');

/** "03-02 09:00 to 10:00", by UTC's clock. */
function words(spans: readonly { from: number; to: number }[]): string[] {
  const clock = (at: number) => new Date(at).toISOString().slice(5, 16).replace('T', ' ');
  return spans.map(({ from, to }) => `${clock(from)} to ${clock(to)}`);
}

const read = (text: string) => busyTimes(text, asked);
const busy = (text: string) => words(read(text).busy);
const one = (...lines: string[]) => busy(calendar('', event('UID:1', ...lines)));

describe('shapes of calendars', () => {
  it('Google: a series in a named zone over the change of clocks, an exception, a changed time', () => {
    const text = calendar(
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN\r\nCALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\nX-WR-CALNAME:marija@mail.example\r\nX-WR-TIMEZONE:Europe/Malta',
      event(
        'DTSTART;TZID=Europe/Malta:20260320T090000',
        'DTEND;TZID=Europe/Malta:20260320T100000',
        'RRULE:FREQ=WEEKLY;UNTIL=20260417T215959Z;BYDAY=FR',
        'EXDATE;TZID=Europe/Malta:20260403T090000',
        'DTSTAMP:20260301T000000Z',
        'UID:series@google.com',
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        'SUMMARY:Dentist\\, with a very long title that is folded because it has more than',
        '  75 characters',
        'TRANSP:OPAQUE',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:-P0DT0H10M0S',
        'END:VALARM',
      ),
      event(
        'DTSTART;TZID=Europe/Malta:20260411T150000',
        'DTEND;TZID=Europe/Malta:20260411T153000',
        'UID:series@google.com',
        'RECURRENCE-ID;TZID=Europe/Malta:20260410T090000',
        'SEQUENCE:1',
        'TRANSP:OPAQUE',
      ),
      event(
        'DTSTART:20260305T080000Z',
        'DTEND:20260305T090000Z',
        'UID:declined@google.com',
        'ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=DECLINED;CN=M:mailto:Marija@mail.example',
      ),
    );
    expect(busy(text)).toEqual([
      '03-20 08:00 to 03-20 09:00',
      '03-27 08:00 to 03-27 09:00',
      '04-11 13:00 to 04-11 13:30',
      '04-17 07:00 to 04-17 08:00',
    ]);
  });

  it('Outlook: names of Windows for zones, free and busy, a midnight to midnight day', () => {
    const text = calendar(
      'PRODID:Microsoft Exchange Server 2010\r\nX-WR-CALNAME:Calendar',
      'BEGIN:VTIMEZONE\r\nTZID:W. Europe Standard Time\r\nBEGIN:STANDARD\r\nDTSTART:16010101T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10\r\nEND:STANDARD\r\nEND:VTIMEZONE',
      event(
        'RRULE:FREQ=DAILY;COUNT=2;INTERVAL=1',
        'UID:040000008200E00074C5B7101A82E008',
        'SUMMARY:Busy',
        'DTSTART;TZID=W. Europe Standard Time:20260401T180000',
        'DTEND;TZID=W. Europe Standard Time:20260401T190000',
        'CLASS:PUBLIC',
        'TRANSP:OPAQUE',
        'STATUS:CONFIRMED',
        'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
      ),
      event(
        'UID:free',
        'DTSTART;TZID=W. Europe Standard Time:20260408T180000',
        'DTEND;TZID=W. Europe Standard Time:20260408T190000',
        'TRANSP:OPAQUE',
        'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      ),
      event(
        'UID:away',
        'DTSTART;TZID=Pacific Standard Time:20260410T000000',
        'DTEND;TZID=Pacific Standard Time:20260411T000000',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
        'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
      ),
    );
    expect(busy(text)).toEqual([
      '04-01 16:00 to 04-01 17:00',
      '04-02 16:00 to 04-02 17:00',
      '04-09 22:00 to 04-10 22:00',
    ]);
  });

  it.each([
    ['BUSY', 'busy', 'busy'],
    ['OOF', 'busy', 'busy'],
    ['tentative', 'busy', 'busy'],
    ['FREE', 'free', 'free'],
    ['WORKINGELSEWHERE', 'free', 'free'],
    ['Working Elsewhere', 'free', 'free'],
    ['UNKNOWN', 'busy', 'unsaid'],
    ['', 'busy', 'unsaid'],
  ])('Outlook: %j is %s at a time, and %s for a whole day', (status, timed, wholeDay) => {
    const field = `X-MICROSOFT-CDO-BUSYSTATUS:${status}`;
    const stateOf = (...lines: string[]) => {
      const { busy: closed, unsaid } = read(calendar('', event('UID:1', ...lines, field)));
      return closed.length > 0 ? 'busy' : unsaid.length > 0 ? 'unsaid' : 'free';
    };
    expect(stateOf('DTSTART:20260401T130000Z', 'DTEND:20260401T160000Z')).toBe(timed);
    expect(stateOf('DTSTART;VALUE=DATE:20260401')).toBe(wholeDay);
  });

  it('Exchange: a zone of its own, which the file describes', () => {
    const text = calendar(
      '',
      'BEGIN:VTIMEZONE\r\nTZID:Customized Time Zone\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\nTZOFFSETFROM:+0530\r\nTZOFFSETTO:+0530\r\nEND:STANDARD\r\nEND:VTIMEZONE',
      event('UID:1', 'DTSTART;TZID=Customized Time Zone:20260401T120000', 'DURATION:PT1H'),
    );
    expect(busy(text)).toEqual(['04-01 06:30 to 04-01 07:30']);
  });

  it('iCloud: travel before, a zone with a path, a birthday of 1604 that says it is free', () => {
    const text = calendar(
      'X-APPLE-CALENDAR-COLOR:#63DA38',
      event(
        'UID:A',
        'DTSTART;TZID=Europe/Paris:20260401T100000',
        'DTEND;TZID=Europe/Paris:20260401T110000',
        'X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT30M',
      ),
      event(
        'UID:B',
        'DTSTART;TZID=/example.net/x_1/Europe/Malta:20260402T100000',
        'DURATION:PT15M',
      ),
      event('UID:C', 'DTSTART;VALUE=DATE:16040412', 'RRULE:FREQ=YEARLY', 'TRANSP:TRANSPARENT'),
    );
    expect(busy(text)).toEqual(['04-01 07:30 to 04-01 09:00', '04-02 08:00 to 04-02 08:15']);
    expect(read(text).unsaid).toEqual([]);
  });

  it('Fastmail and Nextcloud: floating times, in the zone of the calendar or of the business', () => {
    const floating = event('UID:1', 'DTSTART:20260401T100000', 'DTEND:20260401T110000');
    expect(busy(calendar('', floating))).toEqual(['04-01 08:00 to 04-01 09:00']);
    expect(busy(calendar('X-WR-TIMEZONE:Asia/Tokyo', floating))).toEqual([
      '04-01 01:00 to 04-01 02:00',
    ]);
  });

  it('rooms and rented flats: whole days that do not say whether they are busy', () => {
    const text = calendar(
      'PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 0.8.8//EN',
      event('DTEND;VALUE=DATE:20260404', 'DTSTART;VALUE=DATE:20260402', 'UID:1418fb94@airbnb.com'),
      event('UID:2', 'DTSTART;VALUE=DATE:20260410', 'TRANSP:OPAQUE'),
      event('UID:3', 'DTSTART:20260412', 'DTEND:20260412', 'TRANSP:OPAQUE'),
    );
    expect(words(read(text).unsaid)).toEqual(['04-01 22:00 to 04-03 22:00']);
    expect(busy(text)).toEqual(['04-09 22:00 to 04-10 22:00', '04-11 22:00 to 04-12 22:00']);
  });

  it('free and busy periods alone', () => {
    const text = calendar(
      '',
      'BEGIN:VFREEBUSY\r\nDTSTART:20260301T000000Z\r\nFREEBUSY;FBTYPE=BUSY:20260401T080000Z/PT1H,20260402T080000Z/20260402T090000Z\r\nFREEBUSY;FBTYPE=FREE:20260403T080000Z/PT1H\r\nEND:VFREEBUSY',
    );
    expect(busy(text)).toEqual(['04-01 08:00 to 04-01 09:00', '04-02 08:00 to 04-02 09:00']);
  });
});

describe('an entry', () => {
  it('counts once in its last version, and not when it was cancelled', () => {
    const at = ['DTSTART:20260401T080000Z', 'DTEND:20260401T090000Z'];
    expect(one(...at, 'STATUS:CANCELLED')).toEqual([]);
    const versions = calendar(
      '',
      event('UID:1', ...at, 'SEQUENCE:1', 'STATUS:CANCELLED'),
      event('UID:1', ...at, 'SEQUENCE:0'),
    );
    expect(busy(versions)).toEqual([]);
    expect(one(...at, 'STATUS:TENTATIVE')).toHaveLength(1);
  });

  it('is not counted if it is a visit of the account, which our own calendar has', () => {
    const busyWith = (uid: string) =>
      busy(calendar('', event(`UID:${uid}`, 'DTSTART:20260401T080000Z', 'DURATION:PT1H')));
    expect(busyWith('visit-1-2@settln.example')).toEqual([]);
    for (const uid of [
      'visit-2-2@settln.example',
      'visit-12-3@settln.example',
      'visit-1-2@other.example',
      '1-2@settln.example',
      '2-2@settln.example',
      'event-1@settln.example',
    ]) {
      expect(busyWith(uid), uid).toHaveLength(1);
    }
  });

  it('keeps its length over a change of clocks, and a length of days its time of the day', () => {
    const start = 'DTSTART;TZID=Europe/Malta:20260328T220000';
    expect(one(start, 'DTEND;TZID=Europe/Malta:20260329T060000')).toEqual([
      '03-28 21:00 to 03-29 04:00',
    ]);
    expect(one(start, 'DURATION:P1D')).toEqual(['03-28 21:00 to 03-29 20:00']);
    expect(one('DTSTART;TZID=Europe/Malta:20260329T023000', 'DURATION:PT30M')).toEqual([
      '03-29 01:30 to 03-29 02:00',
    ]);
  });

  it('without a length, or that ends before it begins, takes no time', () => {
    expect(one('DTSTART:20260401T080000Z')).toEqual([]);
    expect(one('DTSTART:20260401T080000Z', 'DTEND:20260401T070000Z')).toEqual([]);
  });

  it('has added and left out times, also by the day', () => {
    expect(
      one(
        'DTSTART:20260401T080000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=4',
        'EXDATE;VALUE=DATE:20260402',
        'EXDATE:20260403T080000Z',
        'RDATE:20260406T100000Z',
        'RDATE;VALUE=PERIOD:20260407T100000Z/PT3H',
      ),
    ).toEqual([
      '04-01 08:00 to 04-01 09:00',
      '04-04 08:00 to 04-04 09:00',
      '04-06 10:00 to 04-06 11:00',
      '04-07 10:00 to 04-07 13:00',
    ]);
  });

  it('changes all later times of its series', () => {
    const text = calendar(
      '',
      event('UID:1', 'DTSTART:20260401T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'),
      event(
        'UID:1',
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20260403T080000Z',
        'DTSTART:20260403T100000Z',
        'DURATION:PT2H',
      ),
    );
    expect(busy(text)).toEqual([
      '04-01 08:00 to 04-01 09:00',
      '04-02 08:00 to 04-02 09:00',
      '04-03 10:00 to 04-03 12:00',
      '04-04 10:00 to 04-04 12:00',
    ]);
  });

  it('in place of a time of one series leaves other series alone', () => {
    const series = (uid: string) =>
      event(`UID:${uid}`, 'DTSTART:20260401T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2');
    const moved = ['RECURRENCE-ID:20260402T080000Z', 'DTSTART:20260405T080000Z', 'DURATION:PT1H'];
    const text = calendar('', series('a'), series('b'), event('UID:a', ...moved));
    expect(busy(text)).toEqual([
      '04-01 08:00 to 04-01 09:00',
      '04-02 08:00 to 04-02 09:00',
      '04-05 08:00 to 04-05 09:00',
    ]);
  });

  it('that cannot be read is counted, and the others hold', () => {
    const text = calendar(
      '',
      event('UID:1', 'DTSTART:when I like', 'DURATION:PT1H'),
      event('UID:2', 'SUMMARY:no start'),
      event('UID:3', 'DTSTART:20260401T080000Z', 'DURATION:PT1H'),
    );
    expect(read(text).unreadable).toBe(2);
    expect(busy(text)).toHaveLength(1);
  });
});

describe('a zone that is named', () => {
  const change = (name: string, start: string, from: string, to: string, ...more: string[]) =>
    [
      `BEGIN:${name}`,
      `DTSTART:${start}`,
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      ...more,
      `END:${name}`,
    ].join('\r\n');
  const zone = (tzid: string, ...changes: string[]) =>
    ['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...changes, 'END:VTIMEZONE'].join('\r\n');
  const summerFrom = (standard: string, summer: string) => [
    change(
      'STANDARD',
      '16010101T020000',
      summer,
      standard,
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    ),
    change(
      'DAYLIGHT',
      '16010101T010000',
      standard,
      summer,
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    ),
  ];
  const at = (tzid: string) =>
    event('UID:1', `DTSTART;TZID=${tzid}:20260302T090000`, 'DURATION:PT1H');
  const summer = (tzid: string) =>
    event('UID:2', `DTSTART;TZID=${tzid}:20260402T090000`, 'DURATION:PT1H');

  it.each([
    ['(UTC+00:00) Dublin\\, Edinburgh', '"(UTC+00:00) Dublin, Edinburgh"'],
    ['(UTC+00:00) Dublin\\, Edinburgh', '(UTC+00:00) Dublin, Edinburgh'],
    ['(UTC+00:00) Dublin\\, Edinburgh', '(UTC+00:00) Dublin\\, Edinburgh'],
    ['tzone://Microsoft/Custom', 'tzone://Microsoft/Custom'],
    ['TZID of a calendar', '"TZID of a  Calendar"'],
    ['EST', 'EST'],
    ['BST', 'BST'],
  ])('is the one that the file describes: %s, %s', (tzid, named) => {
    const described = zone(tzid, ...summerFrom('+0000', '+0100'));
    expect(busy(calendar('', described, at(named), summer(named)))).toEqual([
      '03-02 09:00 to 03-02 10:00',
      '04-02 08:00 to 04-02 09:00',
    ]);
  });

  it.each([
    ['eastern standard time', '14:00'],
    ['EUROPE/MALTA', '08:00'],
    ['"America/New York"', '14:00'],
    ['GMT+01:00', '08:00'],
    ['"utc-5"', '14:00'],
    ['UTC+05', '04:00'],
  ])('is known in another spelling: %s', (named, start) => {
    expect(busy(calendar('', at(named)))[0]).toMatch(`03-02 ${start} to`);
  });

  const KNOWN = event('UID:9', 'DTSTART:20260401T080000Z', 'DURATION:PT1H');
  const FLOATING = event('UID:1', 'DTSTART:20260302T090000', 'DURATION:PT1H');

  it.each([
    ['not described', calendar('', at('Mars/Olympus'), KNOWN)],
    ['of several countries', calendar('', at('BST'), KNOWN)],
    ['without a change', calendar('', zone('Mine'), at('Mine'), KNOWN)],
    [
      'of no offset',
      calendar(
        '',
        zone(
          'Mine',
          'BEGIN:STANDARD\r\nDTSTART:20200101T000000\r\nTZOFFSETTO:+0900\r\nEND:STANDARD',
        ),
        at('Mine'),
        KNOWN,
      ),
    ],
    [
      'of an odd rule',
      calendar(
        '',
        zone('Mine', change('STANDARD', '20200101T000000', '+0900', '+0900', 'RRULE:FREQ=NEVER')),
        at('Mine'),
        KNOWN,
      ),
    ],
    ['of the calendar', calendar('X-WR-TIMEZONE:Mars/Olympus', FLOATING, KNOWN)],
    [
      'of free and busy periods',
      calendar(
        '',
        'BEGIN:VFREEBUSY\r\nFREEBUSY;TZID=Mars/Olympus:20260302T090000/PT1H\r\nEND:VFREEBUSY',
        KNOWN,
      ),
    ],
    [
      'of a time left out',
      calendar(
        '',
        event(
          'UID:1',
          'DTSTART:20260302T090000Z',
          'DURATION:PT1H',
          'EXDATE;TZID=Mars/Olympus:20260302T090000',
        ),
        KNOWN,
      ),
    ],
  ])('and cannot be found makes its entry unreadable, not one of Malta: %s', (_, text) => {
    expect(read(text)).toMatchObject({ unreadable: 1 });
    expect(busy(text)).toEqual(['04-01 08:00 to 04-01 09:00']);
  });

  it('for the whole calendar is read with its parameters, and from what the file describes', () => {
    expect(busy(calendar('X-WR-TIMEZONE;VALUE=TEXT:Asia/Tokyo', FLOATING))).toEqual([
      '03-02 00:00 to 03-02 01:00',
    ]);
    const described = zone('Mine', change('STANDARD', '20260601T000000', '+0900', '+0300'));
    expect(busy(calendar('X-WR-TIMEZONE:Mine', described, FLOATING))).toEqual([
      '03-02 00:00 to 03-02 01:00',
    ]);
  });
});

describe('lines that a program wrote oddly', () => {
  const series = calendar(
    'X-WR-CALNAME:marija@mail.example',
    event(
      'UID:1',
      'DTSTART:20260401T080000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;\r\n COUNT=4',
      'EXDATE:20260408T080000Z,20260\r\n\t415T080000Z',
    ),
    event(
      'UID:2',
      'DTSTART:20260402T080000Z',
      'DURATION:PT1H',
      'ATTENDEE;CN=M;PARTSTAT=DECL\r\n INED:mailto:marija@ma\r\n il.example',
    ),
  );

  it.each(['\r\r\n', '\r\n\r\n', '\n\n', '\r\r', '\n', '\n\r', '\r\n\r\n\r\n'])(
    'are joined where each ends with %j',
    (end) => {
      const { unreadable, ...found } = read(series.replaceAll('\r\n', end));
      expect(unreadable).toBe(0);
      expect(words(found.busy)).toEqual([
        '04-01 08:00 to 04-01 09:00',
        '04-22 08:00 to 04-22 09:00',
      ]);
    },
  );

  it.each([
    ['Begin: 10:00', 'End: 11:00'],
    ['END: 18h30'],
    ['Begin: Monday', 'End: Tuesday'],
    ['begin:noon'],
    ['End:'],
    ['End: when we are done'],
    ['Duration: 2 hours', 'Status: cancelled'],
  ])('are text where a description is not indented: %s', (...lines) => {
    const written = calendar(
      lines.join('\r\n'),
      event(
        'UID:1',
        'DTSTART:20260401T080000Z',
        'DTEND:20260401T090000Z',
        'DESCRIPTION:plan',
        ...lines,
      ),
    );
    const { unreadable, ...found } = read(written);
    expect(unreadable).toBe(0);
    expect(words(found.busy)).toEqual(['04-01 08:00 to 04-01 09:00']);
  });
});

describe('what is no calendar, or too much', () => {
  const refused = (text: string) => () => read(text);

  it('is refused instead of being read in part', () => {
    const cut = calendar('', event('UID:1', 'DTSTART:20260401T080000Z')).slice(0, -20);
    for (const text of [
      '',
      '<html></html>',
      'PK\u0003\u0004',
      cut,
      'BEGIN:VCARD\r\nEND:VCARD\r\n',
    ]) {
      expect(refused(text), text.slice(0, 20)).toThrow('not a calendar');
    }
    expect(refused(calendar('', 'END:VEVENT'))).toThrow('not a calendar');
  });

  it('has too many entries, or too many times', () => {
    const entries = Array.from({ length: 10_001 }, (_, n) => event(`UID:${n}`));
    expect(refused(calendar('', ...entries))).toThrow('too many entries');
    const often = event(
      'UID:1',
      'DTSTART:20200101T000000Z',
      'DURATION:PT1S',
      'RRULE:FREQ=SECONDLY',
    );
    expect(refused(calendar('', often))).toThrow('too many times');
  });

  // They took 15 and 65 seconds in a year, while 10,000 others take one or two.
  it.each([
    [
      'changes of a series from then on',
      'RANGE=THISANDFUTURE:',
      ['RRULE:FREQ=MINUTELY;INTERVAL=15'],
    ],
    ['changes of as many single times', 'VALUE=DATE-TIME:', null],
  ])('costs what others cost with thousands of %s', (_, range, rule) => {
    const moments = Array.from({ length: 4_999 }, (__, n) =>
      new Date(FROM + n * 3_600_000).toISOString().replace(/[-:]|\.\d+Z/g, ''),
    );
    const at = (moment: string, ...lines: string[]) =>
      event('UID:1', `DTSTART;TZID=Europe/Malta:${moment}`, 'DURATION:PT10M', ...lines);
    const series = rule ? [at(moments[0] ?? '', ...rule)] : moments.map((moment) => at(moment));
    const changes = moments.map((moment) =>
      at(moment, `RECURRENCE-ID;TZID=Europe/Malta;${range}${moment}`),
    );
    const begun = performance.now();
    expect(read(calendar('', ...series, ...changes)).busy.length).toBeGreaterThan(2_000);
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  it('may be nested deeply, or have a line without an end', () => {
    const deep = 20_000;
    const nested = `${'BEGIN:X-A\r\n'.repeat(deep)}${'END:X-A\r\n'.repeat(deep)}`.trimEnd();
    expect(read(calendar('', nested)).busy).toEqual([]);
    const long = `EXDATE:${'20260401T080000Z,'.repeat(50_000)}`;
    expect(read(calendar('', event('UID:1', 'DTSTART:20260401T080000Z', long))).unreadable).toBe(1);
    const title = `SUMMARY:${'x\r\n '.repeat(200_000)}`;
    const text = calendar('', event('UID:1', 'DTSTART:20260401T080000Z', 'DURATION:PT1H', title));
    expect(busy(text)).toHaveLength(1);
  });

  it('counts a rule of long ago from where it is asked about', () => {
    const rule = 'RRULE:FREQ=DAILY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR,SA,SU';
    const spans = one('DTSTART:19900103T080000Z', 'DURATION:PT1H', rule);
    const days = Math.round((Date.UTC(2026, 2, 1) - Date.UTC(1990, 0, 3)) / 86_400_000);
    const first = Date.UTC(2026, 2, 1) + ((3 - (days % 3)) % 3) * 86_400_000;
    expect(spans[0]?.slice(0, 5)).toBe(new Date(first).toISOString().slice(5, 10));
    expect(spans.length).toBeGreaterThan(29);
  });
});
