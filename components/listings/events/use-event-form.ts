import { useRef, useState } from 'react';
import { fillUntouched } from '@/components/shared/forms/fill-form';
import { keptDraft } from '@/components/shared/forms/kept-draft';
import type { SaveOutcome } from '@/components/shared/forms/save-outcome';
import { useLongForm } from '@/components/shared/forms/use-long-form';
import { useRepeatKey } from '@/components/shared/forms/use-repeat-key';
import { visitorZone } from '@/components/shared/time/visitor-zone';
import { storedUrls } from '@/components/shared/uploads/pictures';
import { usePictures } from '@/components/shared/uploads/use-pictures';
import { EVENT_TABLE } from '@/lib/shared/domain/events/event-fields';
import {
  checkEvent,
  EVENT_FIELDS,
  EVENT_PROBLEMS,
  type EventField,
  type EventText,
} from '@/lib/shared/domain/events/event-form';
import { problemTexts } from '@/lib/shared/domain/field-problem';
import { typedBy } from '@/lib/shared/domain/form-fields';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { isTimeZone } from '@/lib/shared/time/time-zones';
import { followStart, isWallTime, toWallTime } from '@/lib/shared/time/wall-time';
import { type EventErrors, saveEvent, toEventOutcome } from './event-request';

export interface EventFormProps {
  userId: string;
  eventId: string | null;
  /** The event that a new one is filled in like, if there is one. */
  copyOf?: string;
  /** If it has no time zone, the visitor's is used. */
  start: EventDraft;
  /** The times of an event for which the host sent no zone. */
  unplaced: { startsAt: number | null; endsAt: number | null } | null;
  /** True if what is saved is public at once. */
  isPublic: boolean;
}

interface EventDraft {
  text: EventText;
  imageUrl: string;
}

function isDraft(value: unknown): value is EventDraft {
  const { text, imageUrl } = Object(value) as Partial<EventDraft>;
  return Boolean(text) && typeof imageUrl === 'string';
}

const textIn = (form: FormData): EventText =>
  typedBy(EVENT_TABLE, (name) => String(form.get(name) ?? ''));

/** Keeps the errors of fields that are filled in or had an error before. */
function withoutUntouched(found: EventErrors, before: EventErrors, text: Record<string, string>) {
  const fields = EVENT_FIELDS.filter((field) => text[field] || before[field]);
  return Object.fromEntries(fields.map((field) => [field, found[field]]));
}

export function useEventForm({ userId, eventId, copyOf, start, unplaced }: EventFormProps) {
  const t = useTexts('errors.fields');
  const tSaving = useTexts('events.saving');
  const [text, setText] = useState(start.text);
  /** The times keep their meaning while another zone is typed. */
  const [zone, setZone] = useState(start.text.timeZone);
  const key = useRepeatKey();
  const image = usePictures({
    kind: 'event',
    stored: [start.imageUrl].filter(Boolean),
    isSingle: true,
  });
  const mayLackImage = eventId !== null && start.imageUrl === '';
  /** What is not asked stays as it is stored. */
  const readText = (data: FormData): EventText => ({
    ...textIn(data),
    ...(!data.has('language') && { language: start.text.language }),
    ...(!data.has('changeWords') && { changeWords: start.text.changeWords }),
  });
  const urlNow = () => storedUrls(image.latest.current)[0] ?? '';

  const openingIn = (timeZone: string) => {
    const { startsAt, endsAt } = unplaced ?? {};
    return {
      timeZone,
      ...(startsAt && { startsAt: toWallTime(startsAt, timeZone) }),
      ...(endsAt && { endsAt: toWallTime(endsAt, timeZone) }),
    };
  };

  /** The last whole start. While a year is typed, there are others. */
  const lastStart = useRef('');

  const follow = (element: HTMLFormElement) => {
    const now = textIn(new FormData(element));
    setText(now);
    if (isWallTime(now.startsAt)) lastStart.current = now.startsAt;
    if (isTimeZone(now.timeZone)) setZone(now.timeZone);
  };

  const send = async (data: FormData): Promise<SaveOutcome<EventField>> => {
    await image.settle();
    const [failed] = image.latest.current.filter((picture) => picture.state === 'failed');
    if (failed?.mayRetry) image.retry(failed.id);
    await image.settle();
    const imageUrl = urlNow();
    const isUnsaved = image.latest.current.some((picture) => picture.state === 'failed');
    const typed = readText(data);
    const hasImage = Boolean(imageUrl) || isUnsaved || mayLackImage;
    const problems = checkEvent(typed, { hasImage });
    if (failed && !failed.mayRetry) problems.imageUrl = EVENT_PROBLEMS.unfinishedImage;
    if (Object.keys(problems).length > 0) {
      return { kind: 'invalid', errors: problemTexts(problems, t) };
    }
    if (isUnsaved) return { kind: 'failed', message: tSaving('notSaved') };
    const form = { ...typed, userId, imageUrl };
    return toEventOutcome(await key.send((key) => saveEvent(eventId, form, key)), tSaving);
  };

  const name = `event-form:${eventId ?? (copyOf ? `like ${copyOf}` : 'new')}`;
  const state = useLongForm<EventDraft, EventField>({
    kept: keptDraft(name, userId, isDraft),
    pictures: { imageUrl: image },
    read: (data) => ({ text: readText(data), imageUrl: urlNow() }),
    send,
    restore: (draft) => image.restore([draft.imageUrl].filter(Boolean)),
    onReady: (element) => {
      if (!textIn(new FormData(element)).timeZone) fillUntouched(element, openingIn(visitorZone()));
      follow(element);
    },
  });

  const moveEnd = (element: HTMLFormElement) => {
    const { startsAt, endsAt } = textIn(new FormData(element));
    const end = element.elements.namedItem('endsAt');
    if (!(end instanceof HTMLInputElement)) return;
    const moved = followStart(endsAt, lastStart.current, startsAt);
    if (moved !== endsAt) end.value = moved;
  };

  const edited = (name: string) => {
    if (name === 'startsAt' && state.form.current) moveEnd(state.form.current);
    state.edited(name);
    if (state.form.current) follow(state.form.current);
  };

  const leaveField = () => {
    if (!state.form.current || state.step !== 'editing') return;
    const now = textIn(new FormData(state.form.current));
    const hasImage = image.latest.current.length > 0 || mayLackImage;
    const found = problemTexts(checkEvent(now, { hasImage }), t);
    state.setErrors((before) => withoutUntouched(found, before, { ...now }));
  };

  return { ...state, text, zone, image, edited, leaveField };
}
