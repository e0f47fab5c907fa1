import { describe, expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Message } from '@/lib/shared/texts/texts';
import {
  checkContactMessage,
  checkDeletionMessage,
  DELETION_REASONS,
  MESSAGE_LIMITS,
} from './contact-messages';

/** What the form says of a message's errors. */
function inWords(errors: Readonly<Record<string, Message<'errors.fields'>>>) {
  const t = textsFor('en', 'errors.fields');
  return Object.fromEntries(Object.entries(errors).map(([field, one]) => [field, t.of(one)]));
}

const contact = { name: 'Ifeoma Nwachukwu-Vella', email: 'ifeoma@example.org', message: 'Hello' };
const deletion = { email: 'kwabena@example.org', reason: '', comments: '', isConfirmed: true };

describe('checkContactMessage', () => {
  it('finds nothing wrong with a complete message', () => {
    expect(inWords(checkContactMessage(contact))).toEqual({});
  });

  it('STAT-009 STAT-010 STAT-011 wants a name, an address and a message', () => {
    expect(inWords(checkContactMessage({ name: ' ', email: '', message: '\n' }))).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      message: 'Message is required',
    });
    expect(inWords(checkContactMessage({ ...contact, name: '...' }))).toEqual({
      name: 'Name is required',
    });
  });

  it.each(['ifeoma', 'a@b', 'a b@example.org', '@example.org', 'a@example.'])(
    'STAT-010 does not take %j for an address',
    (email) => {
      expect(inWords(checkContactMessage({ ...contact, email }))).toEqual({
        email: 'Enter a valid email address',
      });
    },
  );

  it('counts what is left after trimming against the limits', () => {
    const at = (length: number) => ({ ...contact, message: ` ${'x'.repeat(length)} ` });
    expect(inWords(checkContactMessage(at(MESSAGE_LIMITS.message)))).toEqual({});
    expect(inWords(checkContactMessage(at(MESSAGE_LIMITS.message + 1)))).toEqual({
      message: 'Use 5000 characters or fewer',
    });
  });
});

describe('checkDeletionMessage', () => {
  it('STAT-028 STAT-029 STAT-030 STAT-031 wants an address and the confirmation, and no more', () => {
    expect(inWords(checkDeletionMessage(deletion))).toEqual({});
    expect(inWords(checkDeletionMessage({ ...deletion, email: '', isConfirmed: false }))).toEqual({
      email: 'Email is required',
      isConfirmed: 'Please confirm that you understand what will be deleted',
    });
  });

  it('takes the reasons that the form offers, and no other', () => {
    for (const reason of Object.values(DELETION_REASONS)) {
      expect(inWords(checkDeletionMessage({ ...deletion, reason }))).toEqual({});
    }
    expect(inWords(checkDeletionMessage({ ...deletion, reason: 'x' }))).toEqual({
      reason: 'Choose one of the reasons, or none',
    });
  });
});
