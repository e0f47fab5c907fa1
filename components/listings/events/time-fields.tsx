import type { ReactNode } from 'react';
import { inputProps } from '@/components/shared/forms/input-props';
import { cityName, type Span, spanElsewhere, spanIn } from '@/components/shared/time/event-times';
import { useVisitorZone } from '@/components/shared/time/visitor-zone';
import { ChoicePair } from '@/components/shared/ui/choice-pair';
import { Field } from '@/components/shared/ui/field';
import { FieldError } from '@/components/shared/ui/field-error';
import { labelVariants } from '@/components/shared/ui/field-parts';
import { ChevronDown, Clock } from '@/components/shared/ui/icons';
import { inputVariants } from '@/components/shared/ui/input';
import { noteVariants } from '@/components/shared/ui/note';
import { EVENT_TABLE } from '@/lib/shared/domain/events/event-fields';
import { type EventText, endOf, startOf } from '@/lib/shared/domain/events/event-form';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { offsetLabel } from '@/lib/shared/time/time-zones';
import { EVENT_YEARS, resolveWallTime } from '@/lib/shared/time/wall-time';
import type { EventErrors } from './event-request';
import { useZoneList } from './use-zone-list';
import { ZoneList } from './zone-list';

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
  const tSpan = useTexts('events.span');
  const resolved = resolveWallTime(text[which], text.timeZone);
  if (resolved.kind !== 'twice') return <input type="hidden" name={name} defaultValue="first" />;
  const { first, second } = resolved;
  const place = { city: cityName(text.timeZone, tSpan), time: text[which].slice(11, 16) };
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
  const there = { ...TAGS, span: spanIn(span, { zone }, tSpan), city: cityName(zone, tSpan) };
  return (
    <p className={noteVariants({ look: 'info' })} role="status">
      <Clock />
      <span>
        {own && ownSpan
          ? t.rich('thereAndHere', { ...there, ownSpan, ownCity: cityName(own, tSpan) })
          : t.rich('there', there)}
      </span>
    </p>
  );
}

interface ZoneFieldProps {
  defaultValue: string;
  at: number;
  help?: string | undefined;
  error: string | undefined;
  onChoose: () => void;
}

const ID = 'timeZone';

function ZoneField({ defaultValue, at, help, error: found, onChoose }: ZoneFieldProps) {
  const t = useTexts('events.zone');
  const zones = useZoneList({ id: ID, at, onChoose });
  const { isOpen, combobox } = zones;
  // Half-typed text is a search, not an error.
  const error = isOpen ? undefined : found;
  const describedBy = [help ? `${ID}-help` : '', error ? `${ID}-error` : ''].filter(Boolean);
  return (
    <div className="grid gap-1.5">
      <label className={labelVariants()} htmlFor={ID} {...combobox.getLabelProps()}>
        {t('label')}
      </label>
      <div className="relative">
        <input
          {...combobox.getInputProps({
            ref: zones.input,
            // React does not control the input, because the form fills it, too.
            value: undefined,
            defaultValue,
            'aria-activedescendant': zones.activeId,
            onFocus: zones.enter,
          })}
          name={ID}
          className={inputVariants({ end: 'button' })}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
        />
        <button
          {...combobox.getToggleButtonProps({
            onMouseDown: (event) => event.preventDefault(),
          })}
          type="button"
          className="absolute inset-y-0 end-0 grid w-control cursor-pointer place-items-center border-0 bg-transparent"
          aria-label={t('show')}
        >
          <ChevronDown />
        </button>
      </div>
      <ZoneList zones={zones} />
      {help ? (
        <p className="text-sm text-muted" id={`${ID}-help`}>
          {help}
        </p>
      ) : null}
      <FieldError id={`${ID}-error`} message={error} />
    </div>
  );
}
