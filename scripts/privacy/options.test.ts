import { describe, expect, test } from 'vitest';
import { mentions, readPerson } from '@/backend/privacy/person';
import { readTask } from './options';

const PHONE = { email: null, phone: '35699123456' };

describe('the command line', () => {
  test.each([
    [['export', 'Ann@Other.example'], { email: 'ann@other.example', phone: null }],
    [['erase', '+356 9912 3456'], PHONE],
    [['erase', '9912', '3456'], PHONE],
    [['erase', '0035699123456', '--yes'], PHONE],
  ])('%j is understood', (argv, person) => {
    const isConfirmed = argv.includes('--yes');
    const rest = { isConfirmed, isWithoutSecrets: false, dataDir: '.data' };
    expect(readTask(argv)).toEqual({ verb: argv[0], person, ...rest });
  });

  test.each([
    [[]],
    [['erase']],
    [['erase', 'Ann']],
    [['delete', 'a@b.example']],
    [['erase', '12']],
  ])('%j is not', (argv) => {
    expect(readTask(argv)).toBeNull();
  });
});

test('a message mentions a person however the number is written', () => {
  const person = readPerson('+35699123456');
  if (!person) throw new Error('no person');
  for (const text of ['call 9912 3456.', '{"phone":"00356-99123456"}', '(+356) 9912 3456']) {
    expect(mentions(text, person)).toBe(true);
  }
  expect(mentions('call 9912 3457, or 2026-11-22', person)).toBe(false);
});
