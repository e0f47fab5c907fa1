import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/time/units';
import { findDatabase } from './find-database';
import { readTask, USAGE } from './options';
import {
  plain,
  reportDecided,
  reportDecisions,
  reportFields,
  reportReports,
  reportWaiting,
} from './report';

const NOW = Date.UTC(2027, 0, 4, 8);

describe('the command line', () => {
  test.each([
    [[], { do: 'list' }],
    [['history'], { do: 'history' }],
    [['--help'], { do: 'help' }],
    [['show', 'x'], { do: 'show', id: 'x', saveTo: null }],
    [['show', 'x', '--save', 'there'], { do: 'show', id: 'x', saveTo: 'there' }],
    [['close', '7'], { do: 'close', number: 7 }],
    [['close', 'N-7'], { do: 'close', number: 7 }],
    [['approve', 'x'], { do: 'decide', id: 'x', decision: 'approved', reasonId: null, seen: '' }],
    [
      ['reject', 'x', '--reason', 'prices', 'It is 40, not 30.'],
      {
        do: 'decide',
        id: 'x',
        decision: 'rejected',
        reasonId: 'prices',
        seen: 'It is 40, not 30.',
      },
    ],
    [
      ['delist', '--reason=unsafe', 'x'],
      {
        do: 'decide',
        id: 'x',
        decision: 'delisted',
        reasonId: 'unsafe',
        seen: '',
      },
    ],
  ])('%j is understood', (argv, task) => {
    expect(readTask(argv)).toEqual({ task, dataDir: '.data' });
  });

  test.each([
    [['approve']],
    [['show']],
    [['close', 'x']],
    [['aprove', 'x']],
    [['approve', 'x', 'y']],
    [['reject', 'x']],
    [['reject', 'x', '--reason', 'No.']],
    [['delist', 'x', '--reason', 'law']],
    [['--all']],
  ])('%j is not', (argv) => {
    expect(readTask(argv)).toBeNull();
  });

  test('the help names each reason that can be given', () => {
    expect(USAGE).toContain(
      '  pictures      Pictures or words of somebody else (service, event, post)',
    );
    expect(USAGE).not.toContain('noVisit');
  });
});

describe('the report', () => {
  const waiting = (hours: number, detail: 'new' | 'changed') => ({
    kind: 'service' as const,
    id: 'an-id',
    name: 'Selam\u001b[31m Braids\n',
    owner: 'Selam',
    detail,
    about: 'service' as const,
    waitingSince: new Date(NOW - hours * HOUR_MS),
  });

  test('counts the 48 hours down, and says what is late', () => {
    const report = reportWaiting([waiting(50.5, 'new'), waiting(30.5, 'changed')], NOW);
    expect(report.split('\n\n')).toEqual([
      '2 waiting for review, within 48 hours each:',
      'waits 50 h, LATE by 3 h: Selam [31m Braids (Service, new), by Selam\n  an-id',
      'waits 30 h, 18 h left: Selam [31m Braids (Service, changed, and public meanwhile), by Selam\n  an-id',
    ]);
    expect(reportWaiting([], NOW)).toBe('Nothing waits for review.');
  });

  test('shows what visitors reported, and who wants an answer', () => {
    const made = { id: 7, kind: 'service', subjectId: 'an-id', reason: 'scam' } as const;
    const reportedAt = new Date(NOW - 50 * HOUR_MS);
    const silent = {
      ...made,
      name: null,
      text: '',
      sender: '',
      email: null,
      isInGoodFaith: false,
      reportedAt,
    };
    const full = {
      ...silent,
      name: 'Braids',
      text: 'Two\nlines\u001b',
      sender: 'Ann',
      email: 'ann@other.example',
      isInGoodFaith: true,
    };
    expect(reportReports([full, silent], NOW).split('\n\n')).toEqual([
      '2 reported, to be looked at within 48 hours each:',
      'N-7, waits 50 h, LATE by 2 h: Service "Braids": Asks for money in advance, or a scam\n' +
        '  an-id\n  Two lines\n  Sent by Ann\n  Good faith: said\n  Wants an answer: ann@other.example',
      'N-7, waits 50 h, LATE by 2 h: Service: Asks for money in advance, or a scam\n  an-id\n  Good faith: not said',
    ]);
    expect(reportReports([], NOW)).toBe('Nothing is reported.');
  });

  test('says what a decision has closed, and who wants an answer', () => {
    const closed = [
      { id: 7, email: null },
      { id: 9, email: 'ann@other.example' },
    ];
    expect(reportDecided('delisted', { kind: 'slate', name: 'A\nscam\u001b', closed })).toBe(
      'Taken down: Post "A scam". Its public page follows within a second.\n' +
        'N-7 is closed.\nN-9 is closed. Wants an answer: ann@other.example',
    );
  });

  test('lists decisions', () => {
    const made = {
      id: 1,
      kind: 'event' as const,
      subjectId: 'an-id',
      name: 'Injera',
      waitingSince: null,
      decidedAt: new Date(NOW),
    };
    expect(
      reportDecisions([
        { ...made, decision: 'rejected', reason: 'No.' },
        { ...made, decision: 'approved', reason: null },
      ]),
    ).toBe(
      '2027-01-04T08:00:00.000Z  Refused: Event "Injera" an-id: No.\n' +
        '2027-01-04T08:00:00.000Z  Approved: Event "Injera" an-id',
    );
    expect(reportDecisions([])).toBe('Nothing was decided yet.');
  });

  test('keeps what people wrote on its own line and out of the terminal', () => {
    expect(reportFields('event', { a: 'x\ny\u0007\u202Ez', b: null, c: new Date(NOW) })).toBe(
      'Event\n  a: x y z\n  c: 2027-01-04T08:00:00.000Z',
    );
    expect(plain('  ቡና 🙂  ')).toBe('ቡና 🙂');
  });
});

describe('the database', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'settln-moderate-'));
  const run = (content: object) =>
    writeFileSync(path.join(dataDir, 'run.json'), JSON.stringify(content));

  test('is the one of the environment, else of the running product', () => {
    expect(() => findDatabase({}, dataDir)).toThrow(/npm start/);
    run({});
    expect(() => findDatabase({}, dataDir)).toThrow(/somebody else/);
    run({ databaseUrl: 'postgres://run' });
    expect(findDatabase({}, dataDir)).toBe('postgres://run');
    expect(findDatabase({ DATABASE_URL: 'postgres://own' }, dataDir)).toBe('postgres://own');
  });
});
