'use server';

import { refresh } from 'next/cache';
import type { PeopleState } from '@/components/staff/people-form';
import { changePeople } from '@/lib/server/host/staff/room';
import { actionLocale } from '@/lib/server/http/action-locale';
import { requireStaffForm } from '@/lib/server/http/staff-form';
import { STAFF_ROLES } from '@/lib/shared/domain/staff/room';
import { AppError, reasonText } from '@/lib/shared/errors';
import { textsFor } from '@/lib/shared/texts/catalogue';

const CHANGES = ['add', 'role', 'remove'] as const;
const SAID = { add: 'added', role: 'saved', remove: 'removed' } as const;

function readForm(form: FormData) {
  const change = form.get('change');
  const staffId = Number(form.get('staffId'));
  return {
    change: CHANGES.find((known) => known === change) ?? 'add',
    email: String(form.get('email') ?? '').trim(),
    role: STAFF_ROLES.find((role) => role === form.get('role')) ?? ('moderator' as const),
    staffId: Number.isInteger(staffId) && staffId > 0 ? staffId : null,
  };
}

export async function changeStaff(_last: PeopleState, form: FormData): Promise<PeopleState> {
  const sent = readForm(form);
  const locale = actionLocale();
  const failed = {
    said: '',
    problem: textsFor(locale, 'staff.room')('problem'),
    email: sent.email,
  };
  const here = await requireStaffForm();
  if (!here) return failed;
  try {
    await changePeople(here, sent);
    refresh();
    return { said: textsFor(locale, 'staff.people')(SAID[sent.change]), problem: '', email: '' };
  } catch (error) {
    if (!(error instanceof AppError)) return failed;
    return { ...failed, problem: reasonText(error, textsFor(locale, 'errors.reasons')) };
  }
}
