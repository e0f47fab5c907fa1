import { describe, expect, it } from 'vitest';
import { toEventOutcome } from './event-request';

const refused = (code: 'forbidden' | 'invalid' | 'not_signed_in' | 'host_failed', message = '') =>
  ({ ok: false, code, message }) as const;

describe('what the event form says of an answer', () => {
  it('EVF-032 is one sentence for every failure that nobody can put right', () => {
    const failed = {
      kind: 'failed',
      message: 'Failed to upload the image or create the event. Please try again.',
    };
    expect(toEventOutcome(refused('host_failed'))).toEqual(failed);
    expect(toEventOutcome({ ...refused('invalid'), fields: { userId: 'x' } })).toEqual(failed);
    expect(toEventOutcome({ ok: false, code: 'interrupted', message: '', status: 500 })).toEqual(
      failed,
    );
  });

  it('is no failure when nobody knows whether it was saved', () => {
    for (const code of ['unsettled', 'interrupted'] as const) {
      expect(toEventOutcome({ ok: false, code, message: '' })).toEqual({ kind: 'unsettled' });
    }
  });

  it('is the security message for somebody else’s form, and for somebody else’s event', () => {
    const otherUser = 'Security Error: Invalid user authentication!';
    expect(
      toEventOutcome({ ...refused('forbidden', otherUser), reason: 'otherUser' }),
    ).toMatchObject({ message: otherUser });
    expect(toEventOutcome(refused('forbidden', 'This belongs to another account.'))).toMatchObject({
      message: 'Security Error: You can only edit your own events!',
    });
  });

  it('EVF-017 stands at the field that the server found wrong', () => {
    const fields = { imageUrl: 'Please upload an image.', endsAt: 'Too early', other: 'x' };
    expect(toEventOutcome({ ...refused('invalid'), fields })).toEqual({
      kind: 'invalid',
      errors: { imageUrl: 'Please upload an image.', endsAt: 'Too early' },
    });
    expect(toEventOutcome(refused('not_signed_in'))).toEqual({ kind: 'signedOut' });
  });
});
