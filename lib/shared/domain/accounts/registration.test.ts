import { describe, expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { checkRegistration, type Registration } from './registration';

const TODAY = '2026-11-20';
const complete = {
  firstName: 'Tigist',
  lastName: 'Wolde-Mariam Żammit',
  birthDate: '1991-09-14',
  email: 'tigist@example.org',
  agreedToTerms: true,
};

const t = textsFor('en', 'errors.fields');

function messagesOf(typed: Registration) {
  const problems = Object.entries(checkRegistration(typed, TODAY));
  return Object.fromEntries(problems.map(([field, problem]) => [field, t.of(problem)]));
}

describe('checkRegistration', () => {
  it('finds nothing wrong with a complete registration', () => {
    expect(messagesOf(complete)).toEqual({});
  });

  it.each([
    ['firstName', '  ', 'Please enter your first name.'],
    ['firstName', '-', 'Please enter your first name.'],
    ['lastName', '', 'Please enter your last name.'],
    ['lastName', '…', 'Please enter your last name.'],
    ['birthDate', '', 'Please select your date of birth.'],
    ['email', 'tigist@home', 'Please enter a valid email address.'],
    ['agreedToTerms', false, 'Please agree to the terms and conditions to continue.'],
  ])('REG-003 REG-004 REG-005 REG-007 REG-008 asks for a missing %s', (field, value, message) => {
    expect(messagesOf({ ...complete, [field]: value })).toEqual({ [field]: message });
  });

  it.each(['1990-02-30', '2001-02-29', '1990-13-01', '1990-00-10', '1925-12-31', '14.9.1991', 'x'])(
    'does not take %s for a date of birth',
    (birthDate) => {
      expect(messagesOf({ ...complete, birthDate })).toEqual({
        birthDate: 'Please select your date of birth.',
      });
    },
  );

  it.each([
    ['2008-11-20', {}],
    ['1926-01-01', {}],
    ['2008-11-21', { birthDate: 'You must be at least 18 years old to become a provider.' }],
    ['2030-01-01', { birthDate: 'You must be at least 18 years old to become a provider.' }],
  ])('asks exactly 18 years of somebody born on %s', (birthDate, errors) => {
    expect(messagesOf({ ...complete, birthDate })).toEqual(errors);
  });
});
