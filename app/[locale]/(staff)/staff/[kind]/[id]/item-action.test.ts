import { beforeEach, expect, test, vi } from 'vitest';
import { UNDECIDED } from '@/components/staff/decision-parts';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { draftsFor } from './drafts';
import { decide } from './item-action';

const item = { about: { kind: 'service', id: '7' }, mailLanguage: null as string | null };

vi.mock('@/lib/server/host/staff/room', () => ({ findStaffItem: async () => item }));
vi.mock('@/lib/server/http/staff-form', () => ({ requireStaffForm: async () => ({}) }));
vi.mock('@/lib/server/http/page-status', () => ({ requestPathname: () => '/it/staff/service/7' }));
beforeEach(() => {
  item.mailLanguage = null;
});

async function refuseWithoutWords() {
  const form = new FormData();
  form.set('action', 'refuse');
  form.set('reasonId', 'prices');
  return decide(UNDECIDED, form);
}

test.each([
  ['ar', 'ar'],
  ['en', 'en'],
  [null, 'it'],
] as const)('for a mail in %s the words are drafted in %s', async (mailLanguage, drafted) => {
  item.mailLanguage = mailLanguage;
  const draft = textsFor(drafted, 'moderation.drafts')('prices');
  expect(await refuseWithoutWords()).toMatchObject({
    text: draft,
    problems: { text: textsFor('it', 'staff.decide')('textMissing') },
  });
  expect(draftsFor(item, 'it').prices).toBe(draft);
});
