import { expect, test } from 'vitest';
import { SAMPLE_SENDER } from '@/backend/testing/sample-facts';
import { writeIn } from './letter-language';
import { toHtml } from './to-html';
import { verdictLetter } from './verdict-letter';

test('each fact of a decision has a row, since a clause does not fit into a column of a phone', async () => {
  const letter = writeIn('en', () =>
    verdictLetter(
      {
        number: 7,
        kind: 'review',
        subjectId: '1',
        name: 'A Chair',
        action: 'takeDown',
        reasonId: 'untrueReview',
        text: 'The price on the page is the one that was paid.',
        isPublic: false,
        byNotice: true,
        isMarked: false,
        appealed: null,
        decidedAt: Date.UTC(2027, 2, 3, 12),
        reviewId: '1',
      },
      SAMPLE_SENDER,
    ),
  );
  const page = await toHtml(letter, 'Settln');
  const rows = [...page.matchAll(/<tr>(?:(?!<tr>|<\/tr>).)*<\/tr>/gs)].map(([row]) =>
    row
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  for (const [term, value] of [
    ['Day of the decision', 'Wednesday 3 March 2027'],
    ['Why', 'Our terms, Reviews are about the visit'],
    ['Who decided', 'A person decided this'],
    ['Number', 'D-7'],
  ]) {
    expect(rows.filter((row) => row.startsWith(`${term} ${value}`))).toHaveLength(1);
  }
});
