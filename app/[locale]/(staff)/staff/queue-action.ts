'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { claimItem, undoDecision } from '@/lib/server/host/staff/room';
import { actionLocale } from '@/lib/server/http/action-locale';
import { requireStaffForm } from '@/lib/server/http/staff-form';
import { STAFF_KINDS } from '@/lib/shared/domain/staff/room';
import { localePath } from '@/lib/shared/url/locale-path';
import { staffQueuePath } from '@/lib/shared/url/staff-url';

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
