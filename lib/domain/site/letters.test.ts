import { describe, expect, it } from 'vitest';
import {
  checkContactLetter,
  checkDeletionLetter,
  DELETION_REASONS,
  LETTER_LIMITS,
  LETTER_MESSAGES,
} from './letters';

const contact = { name: 'Ifeoma Nwachukwu-Vella', email: 'ifeoma@example.org', message: 'Hello' };
const deletion = { email: 'kwabena@example.org', reason: '', comments: '', isConfirmed: true };

describe('checkContactLetter', () => {
  it('finds nothing wrong with a complete message', () => {
    expect(checkContactLetter(contact)).toEqual({});
  });

  it('STAT-009 STAT-010 STAT-011 wants a name, an address and a message', () => {
    expect(checkContactLetter({ name: ' ', email: '', message: '\n' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      message: 'Message is required',
    });
    expect(checkContactLetter({ ...contact, name: '...' })).toEqual({ name: 'Name is required' });
  });

  it.each(['ifeoma', 'a@b', 'a b@example.org', '@example.org', 'a@example.'])(
    'STAT-010 does not take %j for an address',
    (email) => {
      expect(checkContactLetter({ ...contact, email })).toEqual({
        email: LETTER_MESSAGES.emailInvalid,
      });
    },
  );

  it('counts what is left after trimming against the limits', () => {
    const at = (length: number) => ({ ...contact, message: ` ${'x'.repeat(length)} ` });
    expect(checkContactLetter(at(LETTER_LIMITS.message))).toEqual({});
    expect(checkContactLetter(at(LETTER_LIMITS.message + 1))).toEqual({
      message: 'Use 5000 characters or fewer',
    });
  });
});

describe('checkDeletionLetter', () => {
  it('STAT-028 STAT-029 STAT-030 STAT-031 wants an address and the confirmation, and no more', () => {
    expect(checkDeletionLetter(deletion)).toEqual({});
    expect(checkDeletionLetter({ ...deletion, email: '', isConfirmed: false })).toEqual({
      email: LETTER_MESSAGES.email,
      isConfirmed: LETTER_MESSAGES.isConfirmed,
    });
  });

  it('takes the reasons that the form offers, and no other', () => {
    for (const reason of DELETION_REASONS) {
      expect(checkDeletionLetter({ ...deletion, reason })).toEqual({});
    }
    expect(checkDeletionLetter({ ...deletion, reason: 'x' })).toEqual({
      reason: LETTER_MESSAGES.reason,
    });
  });
});
