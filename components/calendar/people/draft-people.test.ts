import { describe, expect, it } from 'vitest';
import { type DraftPerson, newPerson, pausedTo, problemOf, toSaved } from './draft-people';

const TODAY = '2027-03-17';
const UNTIL = '2027-03-24';

const person = (more: Partial<DraftPerson> = {}): DraftPerson => ({
  ...newPerson(),
  name: 'Ada',
  ...more,
});

describe('a pause', () => {
  it('of which only the end is said begins today', () => {
    const paused = person(pausedTo(person(), UNTIL, TODAY));
    expect(problemOf(paused)).toBeNull();
    const { people } = toSaved({ letsCustomersChoose: true, people: [paused] }, 1);
    expect(people).toMatchObject([{ pausedFrom: TODAY, pausedUntil: UNTIL }]);
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
