import type { KeptPeople, SavedPeople } from '@/lib/shared/contract/people';
import { type DraftPeople, newPerson, toLanguages } from '@/lib/shared/domain/hours/draft-people';

/** Somebody who works alone was never saved as a person, and gets the account's name. */
export function toDraft({ letsCustomersChoose, people }: KeptPeople, ownName: string): DraftPeople {
  const kept = people.map((person) => ({
    ...person,
    key: String(person.id),
    upload: 'none' as const,
    languages: person.languages.join(', '),
    pausedFrom: person.pausedFrom ?? '',
    pausedUntil: person.pausedUntil ?? '',
  }));
  const alone = { ...newPerson('0'), id: 0, name: ownName };
  return { letsCustomersChoose, people: kept.length > 0 ? kept : [alone] };
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
