// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: roles are said again, since Safari forgets those of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same
import { PersonFace } from '@/components/people/face/person-face';
import type { Texts } from '@/lib/texts/texts';
import { useTexts } from '@/lib/texts/use-texts';
import type { PersonColumn } from './grid-props';

function wordsOf({ state, isClosed, count }: PersonColumn, t: Texts<'calendar.people'>): string {
  if (state !== 'known') return t(state);
  if (isClosed) return t('closed');
  return count === null ? '' : t('dayVisits', { count });
}

export function PersonHead({ person }: { person: PersonColumn }) {
  const t = useTexts('calendar.people');
  return (
    <th
      role="columnheader"
      scope="col"
      className="flex h-18 min-w-0 items-center gap-3 border-line px-4 not-nth-2:border-s text-start font-normal"
    >
      <PersonFace person={person} />
      <span className="grid min-w-0 leading-5">
        <b className="truncate font-semibold" dir="auto">
          {person.name}
        </b>
        <small className="truncate text-sm text-muted">{wordsOf(person, t)}</small>
      </span>
    </th>
  );
}
