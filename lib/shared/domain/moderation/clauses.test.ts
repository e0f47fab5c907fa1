import { describe, expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import moderation from '@/messages/en/moderation.json';
import { CLAUSES, REASON_IDS, REASONS, reasonsAbout } from './clauses';

/** What was decided cites these: a name that is gone leads nowhere. More may follow. */
const CITED = [
  'law children hate safety privacy identity truth rights clarity scope spam customers',
  'booked visit reward complaints evasion',
].flatMap((names) => names.split(' '));

describe('clauses', () => {
  it('keep the names that decisions cite', () => {
    expect(CLAUSES).toEqual(expect.arrayContaining(CITED));
  });

  it('have a title and a text each', () => {
    expect(Object.keys(moderation.clauses)).toEqual(CLAUSES);
    expect(Object.keys(moderation.clauseTexts)).toEqual(CLAUSES);
  });

  it('are each the ground of some reason', () => {
    const grounds = new Set(REASON_IDS.map((id) => REASONS[id].clause));
    expect(CLAUSES.filter((clause) => !grounds.has(clause))).toEqual([]);
  });
});

describe('reasons', () => {
  it('have a name and a draft each', () => {
    expect(Object.keys(moderation.reasons)).toEqual(REASON_IDS);
    expect(Object.keys(moderation.drafts)).toEqual(REASON_IDS);
  });

  it('are named shortly for the staff, and told in a sentence', () => {
    expect(textsFor('en', 'moderation.reasons')('otherName')).toBe('False identity');
    expect(textsFor('en', 'moderation.drafts')('otherName')).toBe(
      'It is published in the name of another person or business.',
    );
  });

  it('take no bad opinion for a reason against a review', () => {
    expect(reasonsAbout('review')).toEqual([
      'noVisit',
      'offTopic',
      'untrueReview',
      'rewarded',
      'spam',
      'law',
      'hate',
      'unsafe',
      'personalData',
      'otherName',
      'children',
      'evasion',
    ]);
  });

  it.each(['service', 'event', 'slate', 'account'] as const)(
    'are none of reviews alone for %s',
    (judged) => {
      const reasons = reasonsAbout(judged);
      expect(reasons).toContain('law');
      expect(reasons).not.toContain('noVisit');
    },
  );
});
