'use client';

import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { callApi } from '@/lib/shared/api/call-api';
import type { Suggestion } from '@/lib/shared/contract/service-search';
import { LONGEST_PHRASE, SUGGESTED_FROM } from '@/lib/shared/domain/directory/search';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { type FindState, suggestionPath } from '@/lib/shared/url/find-url';
import { localePath } from '@/lib/shared/url/locale-path';
import { RecentList } from './recent-list';
import { keepRecent, listRecent } from './recent-searches';
import { groupSuggestions, leaveToBrowser, SuggestionList } from './suggestion-list';

/** Long enough for a fast typist's next letter. */
const PAUSE_MS = 120;
const NOTHING: readonly Suggestion[] = [];

/** The last suggestions stay until new ones come. */
function useCompletions(typed: string): readonly Suggestion[] {
  const [completions, setCompletions] = useState(NOTHING);
  const isLong = typed.length >= SUGGESTED_FROM && typed.length <= LONGEST_PHRASE;
  useEffect(() => {
    if (!isLong) {
      setCompletions(NOTHING);
      return;
    }
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const { signal } = request;
      const query = { q: typed };
      const result = await callApi('GET /api/suggestions', undefined, { query, signal });
      if (signal.aborted) return;
      setCompletions(result.ok ? result.answer.suggestions : NOTHING);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed, isLong]);
  return isLong ? completions : NOTHING;
}

const { InputBlur, InputChange, InputClick } = useCombobox.stateChangeTypes;

type ListState = UseComboboxState<Suggestion>;

/** Overrides Downshift; `inputValue` is only what was typed. */
function reduce(
  state: ListState,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
): Partial<ListState> {
  // A click in an open list's input places the cursor.
  if (type === InputClick && state.isOpen) return state;
  if (type === InputChange) return changes;
  const kept = { ...changes, inputValue: state.inputValue };
  // Leaving the field chooses nothing.
  return type === InputBlur ? { ...kept, selectedItem: null } : kept;
}

type Field = RefObject<HTMLInputElement | null>;

function useKeepSought(input: Field): void {
  useEffect(() => {
    const form = input.current?.form;
    const keep = () => keepRecent(input.current?.value ?? '');
    form?.addEventListener('submit', keep);
    return () => form?.removeEventListener('submit', keep);
  }, [input]);
}

interface SuggestionBoxOptions {
  input: Field;
  state: FindState;
  isEntered: boolean;
}

function useSuggestionBox({ input, state, isEntered }: SuggestionBoxOptions) {
  const locale = useLocale();
  const id = useId();
  /** "" while the list is closed. */
  const [sought, setSought] = useState('');
  const completions = useCompletions(sought);
  const groups = groupSuggestions(completions);
  const items = groups.flatMap((group) => group.items.map(({ suggestion }) => suggestion));
  const rowId = (index: number) => `${id}-row-${index}`;
  const pathOf = (suggestion: Suggestion) => localePath(locale, suggestionPath(suggestion, state));

  const combobox = useCombobox<Suggestion>({
    id,
    items,
    getItemId: rowId,
    itemToString: (suggestion) => suggestion?.text ?? '',
    initialInputValue: input.current?.value ?? '',
    // Suggestions open at once only for words that were typed while the page loaded.
    initialIsOpen: isEntered && input.current?.value !== input.current?.defaultValue,
    // Unset, so that the same one can be chosen again.
    selectedItem: null,
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      if (selectedItem.kind === 'word') keepRecent(selectedItem.text);
      location.assign(pathOf(selectedItem));
    },
  });
  const typed = combobox.inputValue.trim();
  // Set while rendering: a key pressed at once must find the current list.
  const soughtNow = combobox.isOpen ? typed : '';
  if (soughtNow !== sought) setSought(soughtNow);
  const { setHighlightedIndex } = combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other rows in the same places
  useEffect(() => setHighlightedIndex(-1), [completions, setHighlightedIndex]);
  return { combobox, groups, items, rowId };
}

interface SearchSuggestionsProps {
  input: Field;
  state: FindState;
  label: string;
  connect: (props: ComponentProps<'input'>) => void;
}

export function SearchSuggestions({ input, state, label, connect }: SearchSuggestionsProps) {
  const t = useTexts('directory.suggestions');
  const recentList = useRef<HTMLDivElement>(null);
  const [recent, setRecent] = useState(listRecent);
  const [isEntered, setEntered] = useState(() => document.activeElement === input.current);
  const { combobox, groups, items, rowId } = useSuggestionBox({ input, state, isEntered });
  const { highlightedIndex } = combobox;
  const isShown = combobox.isOpen && items.length > 0;
  const isChosen = isShown && items[highlightedIndex] !== undefined;
  const isRecentShown = isEntered && combobox.inputValue === '' && recent.length > 0;

  function enter() {
    setRecent(listRecent());
    setEntered(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (isRecentShown && key === 'Escape') setEntered(false);
    if (isRecentShown && key === 'ArrowDown') {
      event.preventDefault();
      recentList.current?.querySelector('a')?.focus();
    }
    // Enter sends the form if no row is chosen; Home and End move the cursor.
    const isForField = ['Home', 'End'].includes(key) || (key === 'Enter' && !isChosen);
    const opens = !isRecentShown && ['ArrowDown', 'ArrowUp'].includes(key);
    if (isForField || !(isShown || opens)) leaveToBrowser(event);
  }

  const field = combobox.getInputProps(
    {
      ref: input,
      'aria-label': label,
      'aria-expanded': isShown,
      'aria-activedescendant': isChosen ? rowId(highlightedIndex) : undefined,
      // The field keeps its own text.
      value: undefined,
      onKeyDown,
      onFocus: enter,
      onClick: enter,
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!recentList.current?.contains(relatedTarget)) setEntered(false);
      },
    },
    // Downshift would miss its ref: the field gets it only in the effect below.
    { suppressRefError: true },
  );
  useLayoutEffect(() => connect(field));

  useKeepSought(input);

  return (
    <>
      <SuggestionList combobox={combobox} groups={groups} isShown={isShown} />
      <p className="sr-only" role="status">
        {isShown ? t('found', { count: items.length }) : null}
      </p>
      <RecentList
        list={recentList}
        searches={isRecentShown ? recent : []}
        state={state}
        onForget={() => {
          input.current?.focus();
          setRecent(listRecent());
        }}
        onLeave={(isBack) => {
          if (isBack) input.current?.focus();
          setEntered(false);
        }}
      />
    </>
  );
}
