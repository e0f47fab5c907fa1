import { expect, it } from 'vitest';
import { mentions, readPerson } from './person';

const person = readPerson('(+356) 21-23 45 67') ?? { email: '', phone: null };

it.each([
  'call 2123 4567',
  'call (+356) 2123 4567.',
  '00356/2123/4567',
  '+356 (0)2123 4567 (Ann)',
  '٢١٢٣ ٤٥٦٧',
  '2123–4567',
  '9912 3456 / 2123 4567',
  '9912 3456 - 2123 4567',
  '+356 9912 3456 +356 2123 4567',
  'Room 12, 2123 4567',
])('finds the number of a person in %j', (text) => expect(mentions(text, person)).toBe(true));

it.each(['', '2123 4568', '+39 2123 4567', '2123', 'booking 212345678'])('and not in %j', (text) =>
  expect(mentions(text, person)).toBe(false),
);
