import type { KeptPeople, SavedPeople } from '@/lib/shared/contract/people';
import { hoursProblem } from '@/lib/shared/domain/hours/edit-week';
import { MOST_LANGUAGES, PERSON_LIMITS } from '@/lib/shared/domain/people';
import { isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';

/** `key` identifies the person in this page; new people have no `id` yet. */
export interface DraftPerson {
  key: string;
  id: number | null;
  name: string;
  pictureUrl: string | null;
  /** Of a new picture. */
  upload: 'none' | 'uploading' | 'failed';
  sentence: string;
  /** As typed, with commas. */
  languages: string;
  skippedItemIds: number[];
  ownHours: SavedPeople['people'][number]['ownHours'];
  pausedFrom: LocalDate | '';
  pausedUntil: LocalDate | '';
  coming: number;
}

export interface DraftPeople {
  letsCustomersChoose: boolean;
  people: DraftPerson[];
}

const NOBODY: Omit<DraftPerson, 'key' | 'id' | 'name'> = {
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

export function newPerson(): DraftPerson {
  return { ...NOBODY, key: crypto.randomUUID(), id: null, name: '' };
}

/** A person who works alone was never saved, and has the account's name. */
export function toDraft({ letsCustomersChoose, people }: KeptPeople, ownName: string): DraftPeople {
  const kept = people.map((person) => ({
    ...person,
    key: String(person.id),
    upload: 'none' as const,
    languages: person.languages.join(', '),
    pausedFrom: person.pausedFrom ?? '',
    pausedUntil: person.pausedUntil ?? '',
  }));
  const alone = { ...NOBODY, key: '0', id: 0, name: ownName };
  return { letsCustomersChoose, people: kept.length > 0 ? kept : [alone] };
}

export function toLanguages(typed: string): string[] {
  const names = typed.split(/[,،]/).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

export function toSaved(
  { letsCustomersChoose, people }: DraftPeople,
  version: number,
): SavedPeople {
  return {
    version,
    letsCustomersChoose,
    people: people.map(
      ({ key: _, coming: __, upload: ___, languages, pausedFrom, pausedUntil, ...person }) => ({
        ...person,
        name: person.name.trim(),
        sentence: person.sentence.trim(),
        languages: toLanguages(languages),
        pausedFrom: pausedFrom || null,
        pausedUntil: pausedUntil || null,
      }),
    ),
  };
}

/** Who only says until when is away already, so the start becomes today where everybody sees it. */
export function pausedTo(
  { pausedFrom }: Pick<DraftPerson, 'pausedFrom'>,
  pausedUntil: DraftPerson['pausedUntil'],
  today: LocalDate,
): Partial<DraftPerson> {
  return pausedFrom === '' && pausedUntil !== ''
    ? { pausedFrom: today, pausedUntil }
    : { pausedUntil };
}

export type PersonProblem =
  | 'personNameMissing'
  | 'pictureUnfinished'
  | 'languages'
  | 'pauseStartMissing'
  | 'endBeforeStart'
  | 'hours'
  | null;

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

export function hasOwnTimes({ ownHours, pausedFrom, pausedUntil }: DraftPerson): boolean {
  return ownHours !== null || pausedFrom !== '' || pausedUntil !== '';
}

export function isAnybodyLeft(people: readonly DraftPerson[], today: LocalDate): boolean {
  return people.some(({ pausedFrom, pausedUntil }) => {
    return pausedFrom === '' || pausedFrom > today || (pausedUntil !== '' && pausedUntil < today);
  });
}

export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = Math.min(Math.max(from + by, 0), list.length - 1);
  const others = list.filter((_, index) => index !== from);
  const [one] = list.slice(from, from + 1);
  return one === undefined ? [...list] : [...others.slice(0, to), one, ...others.slice(to)];
}
