import { FailureNote } from '@/components/shared/ui/failure-note';
import { Field } from '@/components/shared/ui/field';
import { OTHER_NAME_LIMIT } from '@/lib/shared/domain/calendar/other-calendars';
import { useTexts } from '@/lib/shared/texts/use-texts';

export const CALENDAR_FIELDS = ['name', 'address'] as const;
export type CalendarField = (typeof CALENDAR_FIELDS)[number];

type Typed = Record<CalendarField, string>;

interface CalendarFieldsProps {
  /** Prefix of the fields' ids. */
  id: string;
  typed: Typed;
  onType: (typed: Typed) => void;
  errors: Partial<Typed>;
  label: string;
  help: string;
  optional?: boolean;
}

export function CalendarFields(props: CalendarFieldsProps) {
  const { id, typed, onType, errors, label, help, optional = false } = props;
  const t = useTexts('otherCalendars.add');
  return (
    <>
      <Field
        id={`${id}-name`}
        label={t('name')}
        maxLength={OTHER_NAME_LIMIT}
        autoComplete="off"
        value={typed.name}
        onChange={({ target }) => onType({ ...typed, name: target.value })}
        error={errors.name}
      />
      <Field
        id={`${id}-address`}
        label={label}
        help={help}
        optional={optional}
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.address}
        onChange={({ target }) => onType({ ...typed, address: target.value })}
        error={errors.address}
      />
    </>
  );
}

export function CalendarProblem({ problem }: { problem: string }) {
  return problem ? <FailureNote>{problem}</FailureNote> : null;
}
