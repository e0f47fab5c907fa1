import type { ReactNode } from 'react';
import { inputProps } from '@/components/forms/input-props';
import { useVisitorZone } from '@/components/time/visitor-zone';
import { ChoicePair } from '@/components/ui/choice-pair';
import { Field } from '@/components/ui/field';
import { Clock } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { EVENT_TABLE } from '@/lib/domain/events/event-fields';
import { type EventText, endOf, startOf } from '@/lib/domain/events/event-form';
import { useTexts } from '@/lib/texts/use-texts';
import { offsetLabel, zoneCity } from '@/lib/time/time-zones';
import { EVENT_YEARS, resolveWallTime } from '@/lib/time/wall-time';
import type { EventErrors } from './event-request';
import { type Span, spanElsewhere, spanIn } from './event-times';
import { ZoneField } from './zone-field';

interface TimeFieldsProps {
  start: EventText;
  text: EventText;
  zone: string;
  isUnplaced: boolean;
  errors: EventErrors;
  onZone: () => void;
}

export function TimeFields({ start, text, zone, isUnplaced, errors, onZone }: TimeFieldsProps) {
  const t = useTexts('events.times');
  const placed = { ...text, timeZone: zone };
  const [startsAt, endsAt] = [startOf(placed), endOf(placed)];
  const fieldOf = inputProps(EVENT_TABLE, { start, errors });
  const moment = {
    type: 'datetime-local',
    min: `${EVENT_YEARS.first}-01-01T00:00`,
    max: `${EVENT_YEARS.last}-12-31T23:59`,
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
        <Field {...fieldOf('startsAt')} {...moment} label={t('start')} />
        <Field {...fieldOf('endsAt')} {...moment} label={t('end')} />
      </div>
      <OccurrenceField name="startsOccurrence" text={placed} which="startsAt" />
      <OccurrenceField name="endsOccurrence" text={placed} which="endsAt" />
      <ZoneField
        defaultValue={start.timeZone}
        at={startsAt ?? Date.now()}
        help={isUnplaced ? t('zoneAssumed') : undefined}
        error={errors.timeZone}
        onChoose={onZone}
      />
      {startsAt !== null ? <TimesNote startsAt={startsAt} endsAt={endsAt} zone={zone} /> : null}
    </>
  );
}

interface OccurrenceFieldProps {
  name: 'startsOccurrence' | 'endsOccurrence';
  text: EventText;
  which: 'startsAt' | 'endsAt';
}

function OccurrenceField({ name, text, which }: OccurrenceFieldProps) {
  const t = useTexts('events.times');
  const resolved = resolveWallTime(text[which], text.timeZone);
  if (resolved.kind !== 'twice') return <input type="hidden" name={name} defaultValue="first" />;
  const { first, second } = resolved;
  const place = { city: zoneCity(text.timeZone), time: text[which].slice(11, 16) };
  const offsetOf = (instant: number) => ({ offset: offsetLabel(instant, text.timeZone) });
  return (
    <ChoicePair
      name={name}
      legend={which === 'startsAt' ? t('startTwice', place) : t('endTwice', place)}
      options={[
        { value: 'first', label: t('first', offsetOf(first)) },
        { value: 'second', label: t('second', offsetOf(second)) },
      ]}
      chosen={text[name]}
    />
  );
}

const TAGS = {
  strong: (chunks: ReactNode) => <b>{chunks}</b>,
  clock: (chunks: ReactNode) => <bdi>{chunks}</bdi>,
};

function TimesNote({ startsAt, endsAt, zone }: Span & { zone: string }) {
  const t = useTexts('events.timesNote');
  const tSpan = useTexts('events.span');
  const own = useVisitorZone();
  const span = { startsAt, endsAt: endsAt && endsAt > startsAt ? endsAt : null };
  const ownSpan = own ? spanElsewhere(span, { zone, other: own }, tSpan) : null;
  const there = { ...TAGS, span: spanIn(span, { zone }, tSpan), city: zoneCity(zone) };
  return (
    <p className={noteVariants({ look: 'info' })} role="status">
      <Clock />
      <span>
        {own && ownSpan
          ? t.rich('thereAndHere', { ...there, ownSpan, ownCity: zoneCity(own) })
          : t.rich('there', there)}
      </span>
    </p>
  );
}
