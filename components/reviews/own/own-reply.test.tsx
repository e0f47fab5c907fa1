import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PublicReview } from '@/lib/shared/contract/reviews';
import { OwnReply } from './own-reply';

const REVIEW: PublicReview = {
  id: '4f9a3c1e-0000-4000-8000-000000000001',
  stars: 4,
  text: 'Well done',
  lang: 'en',
  changedAt: null,
  publishedAt: 1,
  reply: '',
  replyLang: '',
  repliedAt: null,
  replyChangedAt: null,
  author: 'Maria G.',
  month: '2027-02',
  itemName: 'Cut',
  moreItems: 0,
};

function chosenOf(language: string, changes: Partial<PublicReview> = {}): string {
  const html = renderToStaticMarkup(
    <OwnReply
      calendarId={7}
      review={{ ...REVIEW, ...changes }}
      page={1}
      opens
      language={language}
      post={async (last) => last}
      author="Maria G."
      logo={{ src: '', name: 'A Chair' }}
    >
      {null}
    </OwnReply>,
  );
  return /<option value="(\w*)" selected/.exec(html)?.[1] ?? '';
}

test('a reply is in the likely language, unless its writer said another', () => {
  expect(chosenOf('mt')).toBe('mt');
  expect(chosenOf('')).toBe('');
  expect(chosenOf('mt', { reply: 'Grazie', replyLang: 'it' })).toBe('it');
  expect(chosenOf('', { reply: 'Grazie', replyLang: 'it' })).toBe('it');
  expect(chosenOf('mt', { reply: 'From before', replyLang: '' })).toBe('');
});
