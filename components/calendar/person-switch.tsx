import { PersonFace, type Pictured } from '@/components/shared/face/person-face';
import { PageLink } from '@/components/shared/links/page-link';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { Check } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type CalendarState, calendarPath } from '@/lib/shared/url/calendar-url';

export interface CountedPerson extends Pictured {
  id: number;
  count: number;
  week: string;
}

const ROW = 'mb-4 flex gap-2 overflow-x-auto p-0.5';
const PILL = choicePillVariants({ className: 'min-h-14 flex-none gap-2.5 ps-1.5 no-underline' });

interface PersonSwitchProps {
  people: readonly CountedPerson[];
  shown: number | null;
  state: Partial<CalendarState>;
}

/** Each calendar has its own address. */
export function PersonSwitch({ people, shown, state }: PersonSwitchProps) {
  const t = useTexts('calendar.people');
  return (
    <nav className={ROW} aria-label={t('label')}>
      {people.map((one) => (
        <PageLink
          key={one.id}
          className={PILL}
          href={calendarPath({ ...state, person: one.id })}
          aria-current={one.id === shown ? 'true' : undefined}
        >
          <PersonFace person={one} />
          <span className="grid text-start leading-5">
            <Name of={one} />
            <small className="text-sm font-normal">
              {t('visits', { count: one.count, day: one.week })}
            </small>
          </span>
        </PageLink>
      ))}
    </nav>
  );
}

interface ColumnFilterProps {
  people: readonly Pick<CountedPerson, 'id' | 'name' | 'pictureUrl'>[];
  isShown: (person: number) => boolean;
  onToggle: (person: number) => void;
}

/** The last column cannot be hidden. */
export function ColumnFilter({ people, isShown, onToggle }: ColumnFilterProps) {
  const t = useTexts('calendar.people');
  const isOnlyOne = people.filter(({ id }) => isShown(id)).length === 1;
  return (
    <fieldset className={`m-0 border-0 ${ROW}`}>
      <legend className="sr-only">{t('columns')}</legend>
      {people.map((one) => {
        const stays = isOnlyOne && isShown(one.id);
        return (
          <button
            key={one.id}
            type="button"
            className={PILL}
            aria-pressed={isShown(one.id)}
            aria-disabled={stays || undefined}
            onClick={() => {
              if (!stays) onToggle(one.id);
            }}
          >
            <PersonFace person={one} size="small" />
            <Name of={one} />
            {isShown(one.id) ? <Check /> : null}
          </button>
        );
      })}
    </fieldset>
  );
}

function Name({ of }: { of: Pictured }) {
  return (
    <b className="max-w-40 truncate font-semibold" dir="auto">
      {of.name}
    </b>
  );
}
