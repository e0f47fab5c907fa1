'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { DecisionState } from '@/components/staff/decision-parts';
import {
  claimItem,
  decideItem,
  findStaffItem,
  listQueue,
  previewMail,
  undoDecision,
} from '@/lib/server/host/staff/room';
import type { StaffHere } from '@/lib/server/host/staff/visit';
import { actionLocale } from '@/lib/server/http/action-locale';
import { requestPathname } from '@/lib/server/http/page-status';
import { requireStaffForm } from '@/lib/server/http/staff-form';
import { logEvent } from '@/lib/server/log';
import type { StaffItem } from '@/lib/shared/contract/staff';
import { REASON_IDS } from '@/lib/shared/domain/moderation/clauses';
import {
  needsText,
  reasonsFor,
  STAFF_ACTIONS,
  STAFF_KINDS,
  STAFF_TEXT,
  type StaffKind,
} from '@/lib/shared/domain/staff/room';
import { AppError, reasonText } from '@/lib/shared/errors';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { localePath, splitLocale } from '@/lib/shared/url/locale-path';
import { staffItemPath, staffQueuePath } from '@/lib/shared/url/staff-url';
import { draftsFor } from './drafts';

const MOST_QUEUED = 500;

/** The item that the page's address names. */
function subjectOfPage(): { kind: StaffKind; id: string } | null {
  const [, , kind, id] = splitLocale(requestPathname()).path.split('/');
  const known = STAFF_KINDS.find((one) => one === kind);
  return known && id ? { kind: known, id: decodeURIComponent(id) } : null;
}

async function pathToNext(here: StaffHere, done: { kind: StaffKind; id: string }): Promise<string> {
  const { items } = await listQueue(here, { limit: MOST_QUEUED });
  const next = items.find(
    ({ kind, id, claim, isOwn }) =>
      !isOwn &&
      (kind !== done.kind || id !== done.id) &&
      (claim === null || claim.staffId === here.staff.id),
  );
  return next ? staffItemPath(next.kind, next.id) : staffQueuePath();
}

export async function claim(form: FormData): Promise<void> {
  const [here, subject] = [await requireStaffForm(), subjectOfPage()];
  if (!here || !subject) return;
  await claimItem(here, subject, form.get('takes') === 'yes');
  // A redirect would lose what was written about the item.
  refresh();
}

/** Leads to the queue, which tells the outcome. */
export async function undo(form: FormData): Promise<void> {
  const here = await requireStaffForm();
  if (!here) return;
  const { outcome } = await undoDecision(here, Number(form.get('decisionId')));
  redirect(localePath(actionLocale(), `${staffQueuePath()}?said=${outcome}`));
}

function readForm(form: FormData): DecisionState {
  const [action, reasonId] = [form.get('action'), form.get('reasonId')];
  return {
    action: STAFF_ACTIONS.find((known) => known === action) ?? '',
    reasonId: REASON_IDS.find((known) => known === reasonId) ?? '',
    text: String(form.get('text') ?? '').trim(),
    problems: {},
    failed: '',
    changed: null,
    letters: null,
  };
}

/** If the words are missing, a draft takes their place, to be read before it is sent. */
function problemsOf(
  sent: DecisionState,
  item: Pick<StaffItem, 'about' | 'mailLanguage'>,
): Partial<DecisionState> | null {
  const locale = actionLocale();
  const t = textsFor(locale, 'staff.decide');
  const { action, reasonId, text } = sent;
  if (!action) return { problems: { action: t('actionMissing') } };
  if (!needsText(action)) return null;
  const reasons = reasonsFor(action, item.about.kind);
  if (reasons.length > 0 && (!reasonId || !reasons.includes(reasonId))) {
    return { problems: { reasonId: t('reasonMissing') } };
  }
  if (text.length > STAFF_TEXT.most) return { problems: { text: t('textLong') } };
  if (text.length >= STAFF_TEXT.least) return null;
  const drafted = text === '' && reasonId ? draftsFor(item, locale)[reasonId] : text;
  return { text: drafted, problems: { text: t('textMissing') } };
}

async function send(
  here: StaffHere,
  subject: { kind: StaffKind; id: string },
  sent: DecisionState,
  version: string,
): Promise<DecisionState | null> {
  const { action, reasonId, text } = sent;
  if (!action) return sent;
  const verdict = { ...subject, action, reasonId: reasonId || null, text };
  const answer = await decideItem(here, { ...verdict, version });
  return answer.outcome === 'changed' ? { ...sent, changed: { latest: answer.latest } } : null;
}

export async function decide(_last: DecisionState, form: FormData): Promise<DecisionState> {
  const sent = readForm(form);
  const locale = actionLocale();
  const [here, subject] = [await requireStaffForm(), subjectOfPage()];
  const failed = textsFor(locale, 'staff.decide')('failed');
  if (!here || !subject) return { ...sent, failed };
  let next: string;
  try {
    const item = await findStaffItem(here, subject.kind, subject.id);
    const problems = problemsOf(sent, item ?? { about: subject, mailLanguage: null });
    if (form.get('intent') === 'preview' && sent.action) {
      const { action, reasonId, text } = sent;
      const verdict = { ...subject, action, reasonId: reasonId || null, text };
      return { ...sent, ...problems, letters: (await previewMail(here, verdict)).letters };
    }
    if (problems) return { ...sent, ...problems };
    const refused = await send(here, subject, sent, String(form.get('version')));
    if (refused) return refused;
    next = await pathToNext(here, subject);
  } catch (error) {
    if (error instanceof AppError) {
      return { ...sent, failed: reasonText(error, textsFor(locale, 'errors.reasons')) };
    }
    logEvent('error', 'staff_decision_failed', {
      error: error instanceof Error ? error.name : 'unknown',
    });
    return { ...sent, failed };
  }
  redirect(localePath(locale, next));
}
