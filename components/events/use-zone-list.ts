import {
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  type UseComboboxStateChangeTypes,
  useCombobox,
} from 'downshift';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  isTimeZone,
  listZoneOptions,
  searchZones,
  todaysName,
  type ZoneOption,
} from '@/lib/time/time-zones';

const AT_ONCE = 12;

/**
 * An engine takes its time over each zone it is first asked about, so they are prepared a few at a
 * time.
 */
function useReadyZones() {
  useEffect(() => {
    const zones = Intl.supportedValuesOf('timeZone');
    const timer = setInterval(() => {
      for (const zone of zones.splice(0, AT_ONCE)) isTimeZone(zone);
      if (zones.length === 0) clearInterval(timer);
    }, 60);
    return () => clearInterval(timer);
  }, []);
}

/** In whatever case it is typed. */
function exactly(options: readonly ZoneOption[], typed: string): string | null {
  const sought = typed.trim().toLowerCase();
  return options.find(({ id }) => id.toLowerCase() === sought)?.id ?? null;
}

const {
  ControlledPropUpdatedSelectedItem,
  InputBlur,
  InputChange,
  InputClick,
  InputKeyDownEscape,
} = useCombobox.stateChangeTypes;

/** `inputValue` is what is searched for, not what the input holds. */
type ListState = UseComboboxState<ZoneOption>;

/** Where this list differs from Downshift's own: `indexOfChosen` is the row at which it opens. */
function reduce(
  state: ListState,
  { type, changes }: UseComboboxStateChangeOptions<ZoneOption>,
  indexOfChosen: () => number,
): Partial<ListState> {
  // Nothing is kept as selected. Downshift would empty the search after each choice.
  if (type === ControlledPropUpdatedSelectedItem) return state;
  // A click into the text of an open list places the cursor.
  if (type === InputClick && state.isOpen) return state;
  if (type === InputChange) return { ...changes, highlightedIndex: 0 };
  // Leaving the field chooses nothing but what was typed in full.
  if (type === InputBlur) return { ...changes, selectedItem: null };
  const isOpening = changes.isOpen && !state.isOpen;
  return isOpening ? { ...changes, inputValue: '', highlightedIndex: indexOfChosen() } : changes;
}

interface ZoneListOptions {
  id: string;
  /** The instant (epoch ms) whose offsets are shown. */
  at: number;
  /** Called after the input holds the chosen zone. */
  onChoose: () => void;
}

/**
 * By Downshift. The input keeps its own text, because the form reads and fills its inputs itself.
 */
export function useZoneList({ id, at, onChoose }: ZoneListOptions) {
  useReadyZones();
  const input = useRef<HTMLInputElement>(null);
  /** What the input held before the search. */
  const [chosen, setChosen] = useState('');
  /** "" lists all; null while the list is closed. */
  const [sought, setSought] = useState<string | null>(null);
  const isOpen = sought !== null;
  const all = useMemo(() => (isOpen ? listZoneOptions(at) : []), [isOpen, at]);
  const options = useMemo(() => searchZones(all, sought ?? ''), [all, sought]);

  const rowId = (index: number) => `${id}-list-${options[index]?.id.replaceAll('/', '-')}`;

  function put(zone: string) {
    if (input.current) input.current.value = zone;
    setChosen(zone);
    onChoose();
  }

  function close(type: UseComboboxStateChangeTypes): void {
    const zone = type === InputBlur ? exactly(all, input.current?.value ?? '') : null;
    if (zone) put(zone);
    if (type === InputKeyDownEscape) put(chosen);
  }

  const combobox = useCombobox<ZoneOption>({
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    items: options,
    getItemId: rowId,
    itemToString: (zone) => zone?.id ?? '',
    // Never kept there, so that choosing the same zone again is a choice too.
    selectedItem: null,
    stateReducer: (state, change) =>
      reduce(state, change, () => listZoneOptions(at).findIndex((zone) => zone.id === chosen)),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && put(selectedItem.id),
    onIsOpenChange: (change) => change.isOpen || close(change.type),
  });
  // While rendering, not in an effect: a key that follows at once must find the list as it is.
  const soughtNow = combobox.isOpen ? combobox.inputValue : null;
  if (soughtNow !== sought) setSought(soughtNow);

  const { highlightedIndex } = combobox;
  return {
    combobox,
    input,
    isOpen,
    chosen,
    options,
    typed: sought ?? '',
    /** The row where the keyboard is. */
    activeId: isOpen && options[highlightedIndex] ? rowId(highlightedIndex) : undefined,
    enter: () => setChosen(todaysName(input.current?.value ?? '')),
  };
}
