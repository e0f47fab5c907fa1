import { describe, expect, it } from 'vitest';
import {
  type DraftAction,
  draftReducer,
  hasChanged,
  startDraft,
  type VersionedDraft,
} from './versioned-draft';

type Action = DraftAction<string[]>;

const FIRST = { version: 4, draft: ['a'] };
const change = (...draft: string[]): Action => ({ type: 'changed', draft });
const stateAfter = (...actions: Action[]): VersionedDraft<string[]> =>
  actions.reduce(draftReducer<string[]>, startDraft(FIRST));
const problem = { text: 'No.', isStale: false };

describe('a draft of what others may save too', () => {
  it('is changed until it is as it was saved, or undone', () => {
    expect(hasChanged(stateAfter(change('b')))).toBe(true);
    expect(hasChanged(stateAfter(change('b'), change('a')))).toBe(false);
    const undone = stateAfter(change('b'), { type: 'undone', message: 'Undone.' });
    expect(undone).toMatchObject({ draft: ['a'], message: 'Undone.', undos: 1 });
  });

  it('forgets messages and problems with the next change, not that it was changed', () => {
    const refused = stateAfter(change('b'), { type: 'refused', problem, newer: null });
    expect(refused.problem).toBe(problem);
    expect(draftReducer(refused, change('c'))).toMatchObject({ problem: null, draft: ['c'] });
    const saved = { version: 5, draft: ['b'] };
    const state = stateAfter(change('b'), { type: 'saved', saved, message: 'Saved.' }, change('c'));
    expect(state).toMatchObject({ message: '', isJustSaved: false, version: 5 });
  });

  it('says nothing while it is sent, and one thing afterwards', () => {
    const sent = stateAfter(
      change('b'),
      { type: 'refused', problem, newer: null },
      { type: 'sent' },
    );
    expect(sent).toMatchObject({ isSending: true, message: '', problem: null });
    const saved = { version: 5, draft: ['b', 'c'] };
    expect(draftReducer(sent, { type: 'saved', saved, message: 'Saved.' })).toMatchObject({
      ...saved,
      saved,
      isSending: false,
      isJustSaved: true,
      message: 'Saved.',
    });
    expect(draftReducer(sent, { type: 'refused', problem, newer: null })).toMatchObject({
      draft: ['b'],
      version: 4,
      isSending: false,
      problem,
    });
  });

  it('names the version that is replaced once somebody else has saved', () => {
    const newer = { version: 6, draft: ['theirs'] };
    const state = stateAfter(change('b'), { type: 'sent' }, { type: 'refused', problem, newer });
    expect(state).toMatchObject({ draft: ['b'], version: 6, saved: newer });
    expect(draftReducer(state, { type: 'undone', message: '' }).draft).toEqual(['theirs']);
  });

  it('that was kept changes the version that it was made for, until it is given up', () => {
    const kept = { version: 3, draft: ['b'] };
    const restored = stateAfter({ type: 'restored', kept, message: 'Restored.' });
    expect(restored).toMatchObject({ ...kept, saved: FIRST, message: 'Restored.' });
    expect(draftReducer(restored, change('c')).version).toBe(3);
    expect(draftReducer(restored, change('a')).version).toBe(4);
  });

  it('takes over what was saved elsewhere, which is no change', () => {
    const apply = (all: string[]) => [...all, 'more'];
    expect(hasChanged(stateAfter({ type: 'savedMeanwhile', apply }))).toBe(false);
    const state = stateAfter(change('b'), { type: 'savedMeanwhile', apply });
    expect(state).toMatchObject({ draft: ['b', 'more'], saved: { draft: ['a', 'more'] } });
  });
});
