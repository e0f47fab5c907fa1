import { describe, expect, it } from 'vitest';
import {
  type DraftPerson,
  newPerson,
  pausedTo,
  problemOf,
  restoredPeople,
  whyUnsaved,
  withVisitGiven,
} from './draft-people';

const TODAY = '2027-03-17';
const UNTIL = '2027-03-24';

const person = (more: Partial<DraftPerson> = {}): DraftPerson => ({
  ...newPerson('new'),
  name: 'Ada',
  ...more,
});

describe('a pause', () => {
  it('of which only the end is said begins today', () => {
    const paused = person(pausedTo(person(), UNTIL, TODAY));
    expect(problemOf(paused)).toBeNull();
    expect(paused).toMatchObject({ pausedFrom: TODAY, pausedUntil: UNTIL });
  });

  it('keeps the start that was chosen', () => {
    const away = person({ pausedFrom: '2027-03-20' });
    expect({ ...away, ...pausedTo(away, UNTIL, TODAY) }).toMatchObject({
      pausedFrom: '2027-03-20',
      pausedUntil: UNTIL,
    });
    expect(pausedTo(person(), '', TODAY)).toEqual({ pausedUntil: '' });
  });

  it('cannot be saved with an end alone, nor with one before its start', () => {
    expect(problemOf(person({ pausedUntil: UNTIL }))).toBe('pauseStartMissing');
    expect(problemOf(person({ pausedFrom: UNTIL, pausedUntil: TODAY }))).toBe('endBeforeStart');
    expect(problemOf(person({ pausedFrom: TODAY }))).toBeNull();
    expect(problemOf(person())).toBeNull();
  });
});

describe('the people of a shop', () => {
  const draft = (...people: DraftPerson[]) => ({ letsCustomersChoose: true, people });
  const why = (...people: DraftPerson[]) => whyUnsaved(draft(...people), TODAY);
  const [ada, ben] = [person({ key: '0', coming: 2 }), person({ key: '1', name: 'Ben' })];

  it('can be saved once nothing is wrong, uploaded, or closed to everybody', () => {
    expect(why(ada, ben)).toBeNull();
    expect(why(ada, person({ name: ' ' }))).toBe('fixFirst');
    expect(why(ada, person({ upload: 'uploading' }))).toBe('uploading');
    expect(why(ada, person({ pausedFrom: TODAY }))).toBeNull();
    expect(why(person({ pausedFrom: TODAY }))).toBe('lastPaused');
    expect(why(person({ pausedFrom: '2027-03-18' }))).toBeNull();
    expect(why(person({ pausedFrom: '2027-03-01', pausedUntil: '2027-03-16' }))).toBeNull();
  });

  it('give visits to each other', () => {
    const { people } = withVisitGiven(draft(ada, ben), '0', '1');
    expect(people.map(({ coming }) => coming)).toEqual([1, 1]);
  });

  it('come back as they were typed, with the visits of now and without their uploads', () => {
    const typed = { ...ada, sentence: 'Braids', coming: 1, upload: 'uploading' as const };
    const added = person({ key: 'x', coming: 3 });
    expect(restoredPeople(draft(typed, added), draft(ada, ben)).people).toEqual([
      { ...typed, coming: 2, upload: 'none' },
      { ...added, coming: 0 },
    ]);
  });
});
