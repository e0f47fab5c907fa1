import { describe, expect, it } from 'vitest';
import type { ApiResult } from '@/lib/shared/api/call-api';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { toEventOutcome } from './event-request';

const outcomeOf = (result: ApiResult<unknown>) =>
  toEventOutcome(result, textsFor('en', 'events.saving'));

const refused = (code: 'forbidden' | 'invalid' | 'not_signed_in' | 'host_failed', message = '') =>
  ({ ok: false, code, message }) as const;

describe('what the event form says of an answer', () => {
  it('EVF-032 is one sentence for every failure that nobody can put right', () => {
    const failed = {
      kind: 'failed',
      message: 'Failed to upload the image or create the event. Please try again.',
    };
    expect(outcomeOf(refused('host_failed'))).toEqual(failed);
    expect(outcomeOf({ ...refused('invalid'), fields: { userId: 'x' } })).toEqual(failed);
    expect(outcomeOf({ ok: false, code: 'interrupted', message: '', status: 500 })).toEqual(failed);
  });

  it('is no failure when nobody knows whether it was saved', () => {
    for (const code of ['unsettled', 'interrupted'] as const) {
      expect(outcomeOf({ ok: false, code, message: '' })).toEqual({ kind: 'unsettled' });
    }
  });

  it('is the security message for somebody else’s form, and for somebody else’s event', () => {
    for (const reason of ['otherUser', 'otherAccount'] as const) {
      expect(outcomeOf({ ...refused('forbidden'), reason })).toMatchObject({
        message: 'Security Error: Invalid user authentication!',
      });
    }
    expect(outcomeOf({ ...refused('forbidden'), reason: 'refused' })).toMatchObject({
      message: 'Security Error: You can only edit your own events!',
    });
  });

  it('EVF-017 stands at the field that the server found wrong', () => {
    const fields = { imageUrl: 'Please upload an image.', endsAt: 'Too early', other: 'x' };
    expect(outcomeOf({ ...refused('invalid'), fields })).toEqual({
      kind: 'invalid',
      errors: { imageUrl: 'Please upload an image.', endsAt: 'Too early' },
    });
    expect(outcomeOf(refused('not_signed_in'))).toEqual({ kind: 'signedOut' });
  });
});
