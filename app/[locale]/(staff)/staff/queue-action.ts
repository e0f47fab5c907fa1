'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { STAFF_KINDS } from '@/lib/domain/staff/room';
import { claimItem, undoDecision } from '@/lib/host/staff/room';
import { actionLocale } from '@/lib/http/action-locale';
import { requireStaffForm } from '@/lib/http/staff-form';
import { localePath } from '@/lib/url/locale-path';
import { staffQueuePath } from '@/lib/url/staff-url';

export async function claim(form: FormData): Promise<void> {
  const here = await requireStaffForm();
  const kind = STAFF_KINDS.find((known) => known === form.get('kind'));
  if (!here || !kind) return;
  await claimItem(here, { kind, id: String(form.get('id')) }, form.get('takes') === 'yes');
  refresh();
}

export async function undo(form: FormData): Promise<void> {
  const here = await requireStaffForm();
  if (!here) return;
  const { outcome } = await undoDecision(here, Number(form.get('decisionId')));
  redirect(localePath(actionLocale(), `${staffQueuePath()}?said=${outcome}`));
}
