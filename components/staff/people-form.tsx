'use client';

import { usePostedAction } from '@/components/shared/forms/use-posted-action';
import { PageLink } from '@/components/shared/links/page-link';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { Field } from '@/components/shared/ui/field';
import { headingVariants } from '@/components/shared/ui/heading';
import { SelectField } from '@/components/shared/ui/select-field';
import { interruptedText } from '@/lib/shared/api/call-api';
import { STAFF_ROLES, type StaffRole } from '@/lib/shared/domain/staff/room';
import { asWritten } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { STAFF_PEOPLE_PATH } from '@/lib/shared/url/staff-url';

export interface PeopleState {
  said: string;
  problem: string;
  email: string;
}

const NOTHING: PeopleState = { said: '', problem: '', email: '' };

export type ChangeStaff = (last: PeopleState, form: FormData) => Promise<PeopleState>;

function useChange(change: ChangeStaff) {
  return usePostedAction({
    action: change,
    first: NOTHING,
    lost: (state) => ({ ...state, said: '', problem: interruptedText() }),
    onAnswer: ({ problem }, _, form) => {
      if (!problem) form.reset();
    },
  });
}

function Outcome({ state }: { state: PeopleState }) {
  const { said, problem } = state;
  return (
    <>
      {problem ? <FailureNote answer={state}>{problem}</FailureNote> : null}
      <div role="status">{said ? <p className="text-sm font-semibold">{said}</p> : null}</div>
    </>
  );
}

function useRoleOptions() {
  const t = useTexts('staff.people');
  return STAFF_ROLES.map((role) => ({ value: role, label: t(role) }));
}

export function AddForm({ change }: { change: ChangeStaff }) {
  const t = useTexts('staff.people');
  const { state, isPending, form } = useChange(change);
  return (
    <section className={cardVariants({ look: 'sunken' })} aria-labelledby="add">
      <h2 className={headingVariants({ size: 'small', className: 'mb-3' })} id="add">
        {t('add')}
      </h2>
      <form {...form} className="grid items-end gap-3 md:grid-cols-[2fr_1fr_auto]">
        <input type="hidden" name="change" value="add" />
        <Field
          key={state.email}
          id="email"
          name="email"
          type="email"
          required
          maxLength={254}
          label={t('email')}
          defaultValue={state.email}
          autoComplete="off"
        />
        <SelectField id="role" name="role" label={t('role')} options={useRoleOptions()} />
        <Button type="submit" aria-disabled={isPending}>
          {t('addNow')}
        </Button>
      </form>
      <p className="mt-3 text-sm text-muted">{t('addNote')}</p>
      <Outcome state={state} />
    </section>
  );
}

interface RoleFormProps {
  id: number;
  name: string;
  role: StaffRole;
  change: ChangeStaff;
}

export function RoleForm({ id, name, role, change }: RoleFormProps) {
  const t = useTexts('staff.people');
  const { state, isPending, form } = useChange(change);
  return (
    <form {...form} className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="change" value="role" />
      <input type="hidden" name="staffId" value={id} />
      <SelectField
        id={`role-${id}`}
        name="role"
        label={t('role')}
        aria-label={t('roleOf', { name })}
        defaultValue={role}
        options={useRoleOptions()}
      />
      <Button
        type="submit"
        look="secondary"
        size="small"
        aria-label={t('saveOf', { name })}
        aria-disabled={isPending}
      >
        {t('save')}
      </Button>
      <Outcome state={state} />
    </form>
  );
}

interface RemoveFormProps {
  id: number;
  name: string;
  claims: number;
  change: ChangeStaff;
}

export function RemoveForm({ id, name, claims, change }: RemoveFormProps) {
  const t = useTexts('staff.people');
  const { state, isPending, form } = useChange(change);
  return (
    <form {...form} className={cardVariants({ className: 'grid max-w-80 gap-3 text-sm' })}>
      <input type="hidden" name="change" value="remove" />
      <input type="hidden" name="staffId" value={id} />
      <p className="font-semibold wrap-anywhere">
        {t('sure', { name: asWritten(name, t.locale) })}
      </p>
      <p>{t('sureText', { count: claims })}</p>
      <div className="flex flex-wrap gap-2">
        <PageLink
          className={buttonVariants({ look: 'secondary', size: 'small' })}
          href={STAFF_PEOPLE_PATH}
          scroll={false}
        >
          {t('keep')}
        </PageLink>
        <Button type="submit" look="danger" size="small" aria-disabled={isPending}>
          {t('remove')}
        </Button>
      </div>
      <Outcome state={state} />
    </form>
  );
}
