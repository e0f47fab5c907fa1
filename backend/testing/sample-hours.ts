import type { SavedPeople } from '@/lib/shared/contract/people';
import { NO_RULES, type Schedule } from '@/lib/shared/domain/hours/schedule';

export function samplePerson(
  over: Partial<SavedPeople['people'][number]> = {},
): SavedPeople['people'][number] {
  return {
    id: null,
    name: 'Blessing',
    pictureUrl: null,
    sentence: '',
    languages: [],
    skippedItemIds: [],
    ownHours: null,
    pausedFrom: null,
    pausedUntil: null,
    ...over,
  };
}

export function sampleSchedule(over: Partial<Schedule> = {}): Schedule {
  const open = [
    { from: 9 * 60, to: 13 * 60 },
    { from: 14 * 60, to: 17 * 60 },
  ];
  const week = [open, open, open, open, open, [], []];
  return {
    sets: [{ name: 'Usual hours', from: null, until: null, week }],
    special: [],
    isClosedOnHolidays: false,
    workedHolidays: [],
    rules: NO_RULES,
    ...over,
  };
}
