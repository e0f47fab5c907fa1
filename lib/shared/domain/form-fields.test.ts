import { describe, expect, it } from 'vitest';
import {
  type FormTable,
  fieldsOf,
  findMissingOrTooLong,
  limitsOf,
  type Typed,
  textsOf,
  typedBy,
} from './form-fields';

const TABLE = {
  name: { kind: 'text', max: 5, missing: { key: 'nameMissing' } },
  note: { kind: 'text', max: 8, missing: null },
  country: { kind: 'choice', missing: { key: 'countryMissing' } },
  hasTicket: { kind: 'answer', values: ['', 'yes', 'no'], missing: null },
  startsAt: { kind: 'special', missing: { key: 'startMissing' } },
  pictures: { kind: 'pictures' },
} as const satisfies FormTable;

const typed: Typed<typeof TABLE> = {
  name: 'Selam',
  note: '',
  country: 'MT',
  hasTicket: 'yes',
  startsAt: '2027-09-11T16:00',
};

describe('a table of fields', () => {
  it('names its fields in the order of the form, and the limits of its texts', () => {
    expect(fieldsOf(TABLE)).toEqual([
      'name',
      'note',
      'country',
      'hasTicket',
      'startsAt',
      'pictures',
    ]);
    expect(limitsOf(TABLE)).toEqual({ name: 5, note: 8 });
    expect(textsOf(TABLE, { ...typed })).toEqual({ name: 'Selam', note: '' });
  });

  it('reads what a form holds as text; an answer is one of its values', () => {
    const form = new Map<string, string>(Object.entries({ ...typed, pictures: 'a.webp' }));
    expect(typedBy(TABLE, (name) => form.get(name) ?? '')).toEqual(typed);
    expect(typedBy(TABLE, () => 'perhaps').hasTicket).toBe('');
  });

  it('finds what is missing and what is too long', () => {
    expect(findMissingOrTooLong(TABLE, typed)).toEqual({});
    const empty = typedBy(TABLE, () => ' ');
    expect(findMissingOrTooLong(TABLE, empty)).toEqual({
      name: { key: 'nameMissing' },
      country: { key: 'countryMissing' },
      startsAt: { key: 'startMissing' },
    });
    expect(findMissingOrTooLong(TABLE, { ...typed, name: ' Selama ', note: '12345678 ' })).toEqual({
      name: { key: 'tooLong', values: { limit: 5 } },
    });
  });

  it('does not compile with a form that lacks a field, or with an answer that is none', () => {
    const { note: _, ...incomplete } = typed;
    // @ts-expect-error: the note is missing.
    expect(findMissingOrTooLong(TABLE, incomplete)).toEqual({});
    // @ts-expect-error: "perhaps" is no answer.
    const answer: Typed<typeof TABLE>['hasTicket'] = 'perhaps';
    expect(typed.hasTicket).not.toBe(answer);
  });
});
