import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import {
  isTimeZone,
  listZoneOptions,
  searchZones,
  todaysName,
  type ZoneOption,
} from '@/lib/time/time-zones';

/** How many zones are got ready between two breaths of the page. */
const AT_ONCE = 12;

/**
 * An engine takes its time over each zone it is first asked about. Asked a few at a time while
 * nobody waits, the list of all of them opens at once.
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

/** Keys that move through the list, and by how many rows. */
const MOVES = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 5],
  ['PageUp', -5],
]);

/** The zone that a typed text is already, whatever its letters' case; null if it is none. */
function exactly(options: readonly ZoneOption[], typed: string): string | null {
  const sought = typed.trim().toLowerCase();
  return options.find(({ id }) => id.toLowerCase() === sought)?.id ?? null;
}

/**
 * The list under a searchable field, as the ARIA combobox pattern has it: the input keeps the
 * focus and its own text. `at` is the instant (epoch ms) whose offsets are shown; `onChoose` is told
 * after the input holds the chosen zone.
 */
export function useZoneList(at: number, onChoose: () => void) {
  useReadyZones();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** What is searched for; "" lists all. */
  const [typed, setTyped] = useState('');
  /** What the input held before anything was searched for in it. */
  const [chosen, setChosen] = useState('');
  const [active, setActive] = useState(-1);
  const all = useMemo(() => (isOpen ? listZoneOptions(at) : []), [isOpen, at]);
  const options = useMemo(() => searchZones(all, typed), [all, typed]);
  const activeId = options[active]?.id ?? null;

  // By hand, since scrollIntoView would move the page along.
  useEffect(() => {
    const [box, row] = [list.current, list.current?.children[active]];
    if (!isOpen || !box || !(row instanceof HTMLElement)) return;
    const end = row.offsetTop + row.offsetHeight;
    if (row.offsetTop < box.scrollTop) box.scrollTop = row.offsetTop;
    if (end > box.scrollTop + box.clientHeight) box.scrollTop = end - box.clientHeight;
  }, [isOpen, active]);

  function open() {
    setTyped('');
    setIsOpen(true);
    setActive(listZoneOptions(at).findIndex(({ id }) => id === chosen));
  }

  function put(zone: string) {
    if (input.current) input.current.value = zone;
    setChosen(zone);
    setIsOpen(false);
    onChoose();
  }

  function type(text: string) {
    if (!isOpen) open();
    setTyped(text);
    setActive(0);
  }

  function enter() {
    setChosen(todaysName(input.current?.value ?? ''));
  }

  function leave() {
    if (!isOpen) return;
    const zone = exactly(all, input.current?.value ?? '');
    if (zone) return put(zone);
    setIsOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = MOVES.get(event.key);
    if (isOpen && event.key === 'Enter' && activeId) put(activeId);
    else if (isOpen && event.key === 'Escape') put(chosen);
    else if (isOpen && by) setActive(Math.max(0, Math.min(active + by, options.length - 1)));
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
    else return;
    event.preventDefault();
  }

  return {
    ...{ input, list, isOpen, typed, chosen, options, activeId },
    ...{ open, put, type, enter, leave, onKeyDown },
    toggle: () => {
      input.current?.focus();
      if (isOpen) return setIsOpen(false);
      open();
    },
  };
}
