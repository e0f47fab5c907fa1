import { expect, it } from 'vitest';
import { newPerson } from '@/lib/shared/domain/hours/draft-people';
import { toDraft, toSaved } from './saved-people';

const NOBODY = { version: 0, letsCustomersChoose: true, people: [] };

it('whoever works alone and was never saved has the name of the account', () => {
  const draft = toDraft(NOBODY, 'Ada');
  expect(draft.people).toEqual([{ ...newPerson('0'), id: 0, name: 'Ada' }]);
});

it('people are saved trimmed, with their languages apart, and come back as they were typed', () => {
  const typed = { ...newPerson('0'), id: 0, name: ' Ada ', languages: 'Maltese, Igbo,, Maltese' };
  const saved = toSaved({ letsCustomersChoose: true, people: [typed] }, 3);
  const [ada] = saved.people;
  expect(saved.version).toBe(3);
  expect(ada).toMatchObject({ name: 'Ada', languages: ['Maltese', 'Igbo'], pausedFrom: null });
  expect(ada).not.toHaveProperty('upload');
  const kept = saved.people.map((person) => ({ ...person, id: 0, coming: 2 }));
  expect(toDraft({ ...saved, people: kept }, '').people).toEqual([
    { ...typed, name: 'Ada', languages: 'Maltese, Igbo', coming: 2 },
  ]);
});
