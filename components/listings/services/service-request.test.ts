import { describe, expect, it } from 'vitest';
import type { ApiResult } from '@/lib/shared/api/call-api';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { sampleServiceForm, sampleServiceText } from '@/test/sample-service';
import { toServiceForm, toServiceOutcome } from './service-request';

const text = sampleServiceText({ name: ' Habesha Kitchen ', websiteUrl: 'habesha.example' });
const refused = (code: 'forbidden' | 'invalid' | 'not_signed_in' | 'host_failed', message = '') =>
  ({ ok: false, code, message }) as const;

describe('what the form sends', () => {
  it('SVF-033 PC-018 is trimmed, with https:// and a list of one community', () => {
    const form = toServiceForm('user', {
      text,
      subcategoryIds: [401],
      speaks: ['ar'],
      logoUrl: 'logo',
      photoUrls: ['1', '2'],
    });
    expect(form).toEqual(
      sampleServiceForm({
        userId: 'user',
        name: 'Habesha Kitchen',
        websiteUrl: 'https://habesha.example',
        subcategoryIds: [401],
        speaks: ['ar'],
        profileImageUrl: 'logo',
        portfolioImages: ['1', '2'],
      }),
    );
  });
});

const outcomeOf = (result: ApiResult<unknown>) =>
  toServiceOutcome(result, textsFor('en', 'services.outcome'));

describe('what the form says of an answer', () => {
  it('SVF-043 is one sentence for every failure that nobody can put right', () => {
    const failed = { kind: 'failed', message: 'Failed to save service. Please try again.' };
    expect(outcomeOf(refused('host_failed'))).toEqual(failed);
    expect(outcomeOf({ ...refused('invalid'), fields: { userId: 'x' } })).toEqual(failed);
    expect(outcomeOf({ ok: false, code: 'interrupted', message: '', status: 500 })).toEqual(failed);
  });

  it('is no failure when nobody knows whether it was saved', () => {
    for (const code of ['unsettled', 'interrupted'] as const) {
      expect(outcomeOf({ ok: false, code, message: '' })).toEqual({ kind: 'unsettled' });
    }
  });

  it('SVF-036 SVF-038 is the quoted security message', () => {
    for (const reason of ['otherUser', 'otherAccount'] as const) {
      expect(outcomeOf({ ...refused('forbidden'), reason })).toEqual({
        kind: 'failed',
        message: 'Security Error: Invalid user authentication!',
      });
    }
    expect(outcomeOf({ ...refused('forbidden'), reason: 'refused' })).toEqual({
      kind: 'failed',
      message: 'Security Error: You can only edit your own services!',
    });
  });

  it('names the fields as the form does', () => {
    const fields = { communities: 'Choose one', profileImageUrl: 'Too large' };
    expect(outcomeOf({ ...refused('invalid'), fields })).toEqual({
      kind: 'invalid',
      errors: { communityId: 'Choose one', profileImageUrl: 'Too large' },
    });
    expect(outcomeOf(refused('not_signed_in'))).toEqual({ kind: 'signedOut' });
  });
});
