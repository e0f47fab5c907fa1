import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { StaffItem, StaffLogRow } from '@/lib/shared/contract/staff';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Group } from '@/lib/shared/texts/texts';
import { ItemAppeal } from './item-about';
import { Log } from './log';

vi.mock('@/lib/shared/texts/use-texts', () => ({
  useTexts: (group: Group) => textsFor('ar', group),
  useLocale: () => 'ar',
}));

const STATE = { q: '', by: '', action: '', kind: '', days: 7, limit: 50 } as const;

test('in Arabic the log and an appeal have Arabic commas', () => {
  const row = { at: 0, by: 'Ada', action: 'viewed', kind: 'report', subjectId: '1', name: 'X' };
  const rows = [{ ...row, note: 'reports', decision: null }] as unknown as StaffLogRow[];
  const log = renderToStaticMarkup(<Log state={STATE} rows={rows} found={1} people={[]} />);
  expect(log).toContain(`${textsFor('ar', 'staff.kind')('report')}، `);
  const appeal = { at: 0, decisionId: 7, noticeId: 3, text: '' };
  const item = { appeal, decided: [] } as unknown as StaffItem;
  expect(renderToStaticMarkup(<ItemAppeal item={item} />)).toMatch(/، [^<]*3/);
});

function logOf(about: { isMarked?: boolean; isThere?: boolean }) {
  const row = { at: 0, by: 'Ada', action: 'refuse', kind: 'review', subjectId: '1', name: 'X' };
  const decision = { ...row, id: 7, version: null, noticeId: null, undoes: null, ...about };
  const rows = [{ ...row, note: '', decision }] as unknown as StaffLogRow[];
  return renderToStaticMarkup(<Log state={STATE} rows={rows} found={1} people={[]} />);
}

test('a decision about a review that a program marked says so', () => {
  const marked = textsFor('ar', 'moderation.appeal')('marked');
  expect(logOf({ isMarked: true })).toContain(marked);
  expect(logOf({ isMarked: false })).not.toContain(marked);
});

test('a decision leads to what it was about while that is there', () => {
  expect(logOf({ isThere: true })).toContain('/staff/review/1');
  expect(logOf({ isThere: false })).not.toContain('/staff/review/1');
});
