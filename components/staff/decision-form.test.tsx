import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { StaffItem } from '@/lib/shared/contract/staff';
import arabic from '@/messages/ar.json';
import { DecisionForm } from './decision-form';
import { UNDECIDED } from './decision-parts';

const { drafts } = arabic.moderation;
const letter = { to: 'owner', subject: drafts.prices, text: drafts.prices, language: 'ar' };
const state = {
  ...UNDECIDED,
  action: 'refuse',
  reasonId: 'prices',
  text: drafts.prices,
  letters: [letter],
};

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useActionState: () => [state, () => undefined, false],
}));

test('a draft in the language of the mail and its letter are marked as such, and its reason is in the page’s', () => {
  const item = {
    kind: 'service',
    id: '1',
    about: { kind: 'service', id: '1' },
    mailLanguage: 'ar',
    actions: ['approve', 'refuse'],
  } as unknown as StaffItem;
  const html = renderToStaticMarkup(
    <DecisionForm item={item} drafts={drafts} decide={async () => UNDECIDED} />,
  );
  expect(html).toMatch(new RegExp(`<textarea[^>]* lang="ar"[^>]*>${drafts.prices}<`));
  expect(html).toMatch(/<option[^>]* selected=""[^>]*>\d\. Misleading price</);
  expect(html).toContain('It is written in Arabic.');
});
