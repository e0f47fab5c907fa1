import { MOST_LANGUAGES, PERSON_LIMITS } from '@/lib/shared/domain/people';
import { isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';
import { hoursProblem } from './edit-week';
import type { OwnHours } from './schedule-of';

/** `key` identifies the person on this page, because new people have no `id` yet. */
export interface DraftPerson {
  key: string;
  id: number | null;
  name: string;
  pictureUrl: string | null;
  /** The upload of a new picture. */
  upload: 'none' | 'uploading' | 'failed';
  sentence: string;
  /** The languages as they were typed, with commas. */
  languages: string;
  skippedItemIds: number[];
  ownHours: OwnHours | null;
  pausedFrom: LocalDate | '';
  pausedUntil: LocalDate | '';
  coming: number;
}

export interface DraftPeople {
  letsCustomersChoose: boolean;
  people: DraftPerson[];
}

export function newPerson(key: string): DraftPerson {
  return {
    key,
    id: null,
    name: '',
    pictureUrl: null,
    upload: 'none',
    sentence: '',
    languages: '',
    skippedItemIds: [],
    ownHours: null,
    pausedFrom: '',
    pausedUntil: '',
    coming: 0,
  };
}

/** Splits at the commas of Latin or Arabic script. Each language is named once. */
export function toLanguages(typed: string): string[] {
  const names = typed.split(/[,،]/).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

/**
 * If only the end of a pause is given, the person is away already. So the start becomes today, and
 * everybody can see it.
 */
export function pausedTo(
  { pausedFrom }: Pick<DraftPerson, 'pausedFrom'>,
  pausedUntil: DraftPerson['pausedUntil'],
  today: LocalDate,
): Partial<DraftPerson> {
  return pausedFrom === '' && pausedUntil !== ''
    ? { pausedFrom: today, pausedUntil }
    : { pausedUntil };
}

type PersonProblem =
  | 'personNameMissing'
  | 'pictureUnfinished'
  | 'languages'
  | 'pauseStartMissing'
  | 'endBeforeStart'
  | 'hours'
  | null;

/** Returns the first problem because of which the person cannot be saved. */
export function problemOf(person: DraftPerson): PersonProblem {
  const { name, pausedFrom, pausedUntil, ownHours } = person;
  if (name.trim() === '') return 'personNameMissing';
  if (person.upload === 'failed') return 'pictureUnfinished';
  const languages = toLanguages(person.languages);
  const isLong = languages.some(({ length }) => length > PERSON_LIMITS.language);
  if (isLong || languages.length > MOST_LANGUAGES) return 'languages';
  if (pausedFrom === '' && pausedUntil !== '') return 'pauseStartMissing';
  const isTyped = isLocalDate(pausedFrom) && isLocalDate(pausedUntil);
  if (isTyped && pausedUntil < pausedFrom) return 'endBeforeStart';
  const isWrong = ownHours?.week.some((ranges) => ranges && hoursProblem(ranges) !== null);
  return isWrong ? 'hours' : null;
}

/** Whether the person has their own hours or a pause. */
export function hasOwnTimes({ ownHours, pausedFrom, pausedUntil }: DraftPerson): boolean {
  return ownHours !== null || pausedFrom !== '' || pausedUntil !== '';
}

function isAnybodyLeft(people: readonly DraftPerson[], today: LocalDate): boolean {
  return people.some(({ pausedFrom, pausedUntil }) => {
    return pausedFrom === '' || pausedFrom > today || (pausedUntil !== '' && pausedUntil < today);
  });
}

/** Returns why the people cannot be saved yet, or null if they can. */
export function whyUnsaved({ people }: DraftPeople, today: LocalDate) {
  if (people.some((person) => problemOf(person) !== null)) return 'fixFirst';
  if (!isAnybodyLeft(people, today)) return 'lastPaused';
  return people.some(({ upload }) => upload === 'uploading') ? 'uploading' : null;
}

/** Moves a coming visit from one person to another. Both are named by their keys. */
export function withVisitGiven(draft: DraftPeople, from: string, to: string): DraftPeople {
  const people = draft.people.map((one) => {
    const more = one.key === to ? 1 : one.key === from ? -1 : 0;
    return { ...one, coming: one.coming + more };
  });
  return { ...draft, people };
}

/** Uploads ended when their page was closed, and there may be new visits since. */
export function restoredPeople(kept: DraftPeople, saved: DraftPeople): DraftPeople {
  const people = kept.people.map((person) => {
    const { coming = 0 } = saved.people.find(({ key }) => key === person.key) ?? {};
    return { ...person, coming, upload: 'none' as const };
  });
  return { ...kept, people };
}

/** Stays within the list. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = Math.min(Math.max(from + by, 0), list.length - 1);
  const others = list.filter((_, index) => index !== from);
  const [one] = list.slice(from, from + 1);
  return one === undefined ? [...list] : [...others.slice(0, to), one, ...others.slice(to)];
}
