import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BookingContact } from '@/lib/shared/contract/bookings';
import { problemOf } from '@/lib/shared/domain/field-problem';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { histories } from '@/test/histories';
import { type Contact, type ContactProblems, checkContact, trimContact } from './contact';

const ADA: Contact = {
  customerName: 'Ada',
  customerPhone: '+356 2100 0000',
  customerEmail: '',
  customerRemark: '',
};

const t = textsFor('en', 'errors.fields');

function inWords(problems: ContactProblems): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, t.of(problem)]),
  );
}

function schemaErrors(contact: Contact): Record<string, string> {
  const read = BookingContact.safeParse(contact);
  const issues = read.success ? [] : [...read.error.issues].reverse();
  const inEnglish = (message: string) => {
    const problem = problemOf(message);
    return problem ? t.of(problem) : message;
  };
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), inEnglish(message)]),
  );
}

describe('checkContact', () => {
  test.each([
    ['REV-010 an empty name', { customerName: '' }, { customerName: 'Name is required' }],
    ['REV-009 a name of blanks', { customerName: ' \t ' }, { customerName: 'Name is required' }],
    ['REV-011 no phone', { customerPhone: '' }, { customerPhone: 'Phone number is required' }],
    ['a name without a letter', { customerName: '--' }, { customerName: 'Name is required' }],
    ['a name in Amharic', { customerName: 'ሰላም' }, {}],
    ['no number', { customerPhone: 'tomorrow' }, { customerPhone: 'Enter a valid phone number' }],
    ['five digits', { customerPhone: '12345' }, { customerPhone: 'Enter a valid phone number' }],
    ['REV-012 no email', { customerEmail: '' }, {}],
    ['an email with blanks around it', { customerEmail: ' ada@example.org ' }, {}],
    [
      'REV-013 an email without a dot',
      { customerEmail: 'ada@example' },
      { customerEmail: 'Enter a valid email address' },
    ],
    [
      'an email that mail programs read as another address',
      { customerEmail: 'x<ada@example.org>' },
      { customerEmail: 'Enter a valid email address' },
    ],
    ['a name of 120 characters', { customerName: 'a'.repeat(120) }, {}],
    [
      'a name of 121 characters',
      { customerName: 'a'.repeat(121) },
      { customerName: 'Use 120 characters or fewer' },
    ],
    [
      'an overlong email that is none either',
      { customerEmail: 'a'.repeat(300) },
      { customerEmail: 'Use 254 characters or fewer' },
    ],
    ['a remark of 500 letters, a line end as one', { customerRemark: 'x\r\n'.repeat(250) }, {}],
    [
      'a long remark',
      { customerRemark: 'x'.repeat(501) },
      { customerRemark: 'Use 500 characters or fewer' },
    ],
  ])('%s', (_, typed, errors) => {
    expect(inWords(checkContact({ ...ADA, ...typed }))).toEqual(errors);
  });

  test('says exactly what the schema of the route and the backend says', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(
        '',
        ' ',
        '+356 2100 0000',
        '--',
        '123456',
        'ሰላም',
        'a@b.co',
        ' a@b.co\n',
        'a@b',
        'A@B.CO',
        'x<a@b.co>',
        '\u200b',
        'ü@ü.example',
        'a b@c.de',
        '@',
        'x'.repeat(255),
        'x'.repeat(501),
        `${'x\r\n'.repeat(250)}x`,
      ),
    );
    const contact = fc.record({
      customerName: text,
      customerPhone: text,
      customerEmail: text,
      customerRemark: text,
    });
    fc.assert(
      fc.property(contact, (typed) => {
        expect(inWords(checkContact(typed))).toEqual(schemaErrors(typed));
      }),
      histories(2000),
    );
  });

  test('REV-009 what is sent is what the schema would send', () => {
    const typed = {
      customerName: ' Ada ',
      customerPhone: '\t+356 2100 0000\n',
      customerEmail: ' a@b.co ',
      customerRemark: ' Third floor.\r\nNo lift. ',
    };
    expect(trimContact(typed)).toEqual(BookingContact.parse(typed));
  });

  test('REV-009 an address is sent without the invisible marks that it was copied with', () => {
    const typed = { ...ADA, customerEmail: '\u2068ada@example.org\u2069 ' };
    expect(checkContact(typed)).toEqual({});
    expect(trimContact(typed).customerEmail).toBe('ada@example.org');
    expect(BookingContact.parse(typed)).toEqual(trimContact(typed));
  });

  test('a number of another script, or with invisible marks, is sent as it is dialled', () => {
    for (const customerPhone of ['٧٩٠٠ ١٢٣٤', '\u202a7900 1234\u202c']) {
      const typed = { ...ADA, customerPhone };
      expect(checkContact(typed)).toEqual({});
      expect(trimContact(typed).customerPhone).toBe('7900 1234');
      expect(BookingContact.parse(typed)).toEqual(trimContact(typed));
    }
  });
});
