import { PageLink } from '@/components/shared/links/page-link';
import { badgeVariants } from '@/components/shared/ui/badge';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { Clock } from '@/components/shared/ui/icons';
import type { StaffPerson } from '@/lib/shared/contract/staff';
import type { StaffRole } from '@/lib/shared/domain/staff/room';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDate } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { STAFF_PEOPLE_PATH } from '@/lib/shared/url/staff-url';
import { Face } from './face';
import { AddForm, type ChangeStaff, RemoveForm, RoleForm } from './people-form';

const zone = VENUE_ZONE.id;

interface StaffPeopleProps {
  people: readonly StaffPerson[];
  me: { id: number; role: StaffRole };
  /** Epoch ms. */
  now: number;
  removing: number | null;
  change: ChangeStaff;
}

export function StaffPeople({ people, me, now, removing, change }: StaffPeopleProps) {
  const t = useTexts('staff.people');
  const isOwner = me.role === 'owner';
  const owners = people.filter((one) => one.role === 'owner' && one.invitedUntil === null);
  return (
    <div className="mx-auto grid max-w-page gap-8 pt-6">
      <div>
        <h1 className={headingVariants({ size: 'large' })}>{t('title')}</h1>
        <p className="text-sm text-muted">{t('lead')}</p>
        {isOwner ? null : <p className="mt-2 text-sm">{t('readOnly')}</p>}
      </div>
      {isOwner ? <AddForm change={change} /> : null}
      <section aria-labelledby="staff">
        <h2 className="border-b-2 border-text pb-1.5 text-base font-semibold" id="staff">
          {t('staff')} <span className="font-normal">{people.length}</span>
        </h2>
        <ul>
          {people.map((person) => (
            <li
              key={person.id}
              className="grid items-center gap-x-6 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(11rem,auto)]"
            >
              <Who person={person} now={now} />
              <Since person={person} />
              <Controls
                person={person}
                isOwner={isOwner}
                isMe={person.id === me.id}
                isLast={owners.length === 1 && owners[0]?.id === person.id}
                isRemoving={removing === person.id}
                change={change}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-6 text-sm md:grid-cols-3">
        {(['moderators', 'owners', 'nobody'] as const).map((who) => (
          <div key={who}>
            <h2 className="text-base font-semibold">{t(who)}</h2>
            <p className="text-muted">{t(`${who}Text`)}</p>
          </div>
        ))}
      </section>
    </div>
  );
}

function Who({ person, now }: { person: StaffPerson; now: number }) {
  const t = useTexts('staff.people');
  const { name, email, invitedUntil } = person;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Face name={invitedUntil === null ? name || email : '?'} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold" dir="auto">
          {name || email}
        </p>
        {name ? <p className="text-sm text-muted">{email}</p> : null}
        {invitedUntil === null ? null : (
          <span className={badgeVariants({ look: 'pending', className: 'mt-1' })}>
            <Clock />
            {t(invitedUntil > now ? 'notYet' : 'over')}
          </span>
        )}
      </div>
    </div>
  );
}

function Since({ person }: { person: StaffPerson }) {
  const t = useTexts('staff.people');
  const locale = useLocale();
  const { addedAt, addedBy, invitedUntil, seenAt } = person;
  const day = formatDate(addedAt, zone, locale);
  if (invitedUntil !== null) {
    return (
      <div className="text-sm wrap-anywhere">
        <p>{addedBy ? t('invited', { day, name: addedBy }) : t('invitedAlone', { day })}</p>
        <p className="text-muted">{t('until', { day: formatDate(invitedUntil, zone, locale) })}</p>
      </div>
    );
  }
  return (
    <div className="text-sm wrap-anywhere">
      <p>{addedBy ? t('sinceBy', { day, name: addedBy }) : t('since', { day })}</p>
      <p className="text-muted">
        {seenAt === null
          ? t('neverSeen')
          : t('seen', {
              day: formatDate(seenAt, zone, locale),
              time: formatClock(seenAt, zone, locale),
            })}
      </p>
    </div>
  );
}

interface ControlsProps {
  person: StaffPerson;
  isOwner: boolean;
  isMe: boolean;
  isLast: boolean;
  isRemoving: boolean;
  change: ChangeStaff;
}

function Controls({ person, isOwner, isMe, isLast, isRemoving, change }: ControlsProps) {
  const t = useTexts('staff.people');
  const { id, role, claims } = person;
  const name = person.name || person.email;
  if (isLast && isMe) return <p className="text-sm text-muted">{t('lastOwner')}</p>;
  if (!isOwner) {
    return (
      <p className="text-sm">
        {t(role)}
        {isMe ? ` (${t('you')})` : ''}
      </p>
    );
  }
  if (isRemoving) return <RemoveForm id={id} name={name} claims={claims} change={change} />;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <RoleForm key={role} id={id} name={name} role={role} change={change} />
      <PageLink
        className={buttonVariants({ look: 'danger-quiet', size: 'small' })}
        href={`${STAFF_PEOPLE_PATH}?remove=${id}`}
        aria-label={t('removeOf', { name })}
        scroll={false}
      >
        {t('remove')}
      </PageLink>
    </div>
  );
}
