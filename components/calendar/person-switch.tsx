import { PageLink } from '@/components/links/page-link';
import { PersonFace, type Pictured } from '@/components/people/person-face';
import { choicePillVariants } from '@/components/ui/choice-pill';
import { useTexts } from '@/lib/texts/use-texts';
import { type CalendarState, calendarPath } from '@/lib/url/calendar-url';

export interface CountedPerson extends Pictured {
  id: number;
  /** Visits of the week. */
  count: number;
  /** The first day of that week, in words. */
  week: string;
}

interface PersonSwitchProps {
  people: readonly CountedPerson[];
  shown: number | null;
  state: CalendarState;
}

/** Links: each person's calendar has an address of its own. */
export function PersonSwitch({ people, shown, state }: PersonSwitchProps) {
  const t = useTexts('calendar.people');
  return (
    <nav className="mt-3 flex gap-2 overflow-x-auto p-0.5" aria-label={t('label')}>
      {people.map((one) => (
        <PageLink
          key={one.id}
          className={choicePillVariants({
            className: 'min-h-14 flex-none gap-2.5 ps-1.5 no-underline',
          })}
          href={calendarPath({ ...state, person: one.id })}
          aria-current={one.id === shown ? 'true' : undefined}
        >
          <PersonFace person={one} />
          <span className="grid text-start leading-5">
            <b className="max-w-40 truncate font-semibold" dir="auto">
              {one.name}
            </b>
            <small className="text-sm font-normal">
              {t('visits', { count: one.count, day: one.week })}
            </small>
          </span>
        </PageLink>
      ))}
    </nav>
  );
}
