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
} from '@/lib/shared/time/time-zones';

const AT_ONCE = 12;

/** Engines prepare new zones slowly, so in small batches. */
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

/** `inputValue` is the search, not the input's text. */
type ListState = UseComboboxState<ZoneOption>;

/** Overrides Downshift; the list opens at `indexOfChosen`. */
function reduce(
  state: ListState,
  { type, changes }: UseComboboxStateChangeOptions<ZoneOption>,
  indexOfChosen: () => number,
): Partial<ListState> {
  // Downshift would empty the search after each choice.
  if (type === ControlledPropUpdatedSelectedItem) return state;
  // A click in an open list's input places the cursor.
  if (type === InputClick && state.isOpen) return state;
  if (type === InputChange) return { ...changes, highlightedIndex: 0 };
  // Leaving chooses only a fully typed zone.
  if (type === InputBlur) return { ...changes, selectedItem: null };
  const isOpening = changes.isOpen && !state.isOpen;
  return isOpening ? { ...changes, inputValue: '', highlightedIndex: indexOfChosen() } : changes;
}

interface ZoneListOptions {
  id: string;
  at: number;
  onChoose: () => void;
}

/** The input keeps its own text for the form. */
export function useZoneList({ id, at, onChoose }: ZoneListOptions) {
  useReadyZones();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  /** "" lists all zones; null while the list is closed. */
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
    // Unset, so that the same zone can be chosen again.
    selectedItem: null,
    stateReducer: (state, change) =>
      reduce(state, change, () => listZoneOptions(at).findIndex((zone) => zone.id === chosen)),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && put(selectedItem.id),
    onIsOpenChange: (change) => change.isOpen || close(change.type),
  });
  // Set while rendering: a key pressed at once must find the current list.
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
    activeId: isOpen && options[highlightedIndex] ? rowId(highlightedIndex) : undefined,
    enter: () => setChosen(todaysName(input.current?.value ?? '')),
  };
}
