import { ChoicePair } from '@/components/ui/choice-pair';
import { Field } from '@/components/ui/field';
import type { EventErrors, EventText } from '@/lib/domain/events/event-form';
import { endOf, startOf } from '@/lib/domain/events/event-form';
import { offsetLabel, zoneCity } from '@/lib/time/time-zones';
import { EVENT_YEARS, resolveWallTime } from '@/lib/time/wall-time';
import { TimesNote } from './times-note';
import { ZoneField } from './zone-field';

interface TimeFieldsProps {
  start: EventText;
  /** What the inputs hold now. */
  text: EventText;
  /** The last zone that was one. */
  zone: string;
  /** The event came without a zone. */
  isUnplaced: boolean;
  errors: EventErrors;
  onZone: () => void;
}

/** When the event is, in which zone, and what that means on the visitor's own clock. */
export function TimeFields({ start, text, zone, isUnplaced, errors, onZone }: TimeFieldsProps) {
  const placed = { ...text, timeZone: zone };
  const [startsAt, endsAt] = [startOf(placed), endOf(placed)];
  const fieldOf = (name: 'startsAt' | 'endsAt') => ({
    id: name,
    name,
    type: 'datetime-local',
    defaultValue: start[name],
    error: errors[name],
    min: `${EVENT_YEARS.first}-01-01T00:00`,
    max: `${EVENT_YEARS.last}-12-31T23:59`,
    required: true,
  });
  return (
    <>
      <div className="two">
        <Field {...fieldOf('startsAt')} label="Start" />
        <Field {...fieldOf('endsAt')} label="End" />
      </div>
      <Occurrence name="startsOccurrence" text={placed} which="startsAt" />
      <Occurrence name="endsOccurrence" text={placed} which="endsAt" />
      <ZoneField
        defaultValue={start.timeZone}
        at={startsAt ?? Date.now()}
        help={isUnplaced ? 'This event came without a timezone, so yours is shown.' : undefined}
        error={errors.timeZone}
        onChoose={onZone}
      />
      {startsAt !== null ? <TimesNote startsAt={startsAt} endsAt={endsAt} zone={zone} /> : null}
    </>
  );
}

interface OccurrenceProps {
  name: 'startsOccurrence' | 'endsOccurrence';
  text: EventText;
  which: 'startsAt' | 'endsAt';
}

/** Asks which of the two is meant when clocks go back over a time; else there is but one. */
function Occurrence({ name, text, which }: OccurrenceProps) {
  const resolved = resolveWallTime(text[which], text.timeZone);
  if (resolved.kind !== 'twice') return <input type="hidden" name={name} defaultValue="first" />;
  const { first, second } = resolved;
  const time = text[which].slice(11, 16);
  const offsetOf = (instant: number) => offsetLabel(instant, text.timeZone);
  return (
    <ChoicePair
      name={name}
      legend={`The clocks in ${zoneCity(text.timeZone)} go back that night, so ${time} comes twice. Which one is the ${which === 'startsAt' ? 'start' : 'end'}?`}
      options={[
        { value: 'first', label: `The first (${offsetOf(first)})` },
        { value: 'second', label: `The second (${offsetOf(second)})` },
      ]}
      chosen={text[name]}
    />
  );
}
