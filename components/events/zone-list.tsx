import { Check } from 'lucide-react';
import type { ZoneOption } from '@/lib/time/time-zones';
import { markTyped } from './typed-part';
import type { useZoneList } from './use-zone-list';

/** The id of a zone's row, by which the field says where the keyboard is. */
export function optionId(listId: string, zone: string): string {
  return `${listId}-${zone.replaceAll('/', '-')}`;
}

interface ZoneListProps {
  id: string;
  zones: ReturnType<typeof useZoneList>;
}

/** The zones that were found, below their field, and how many they are. */
export function ZoneList({ id, zones }: ZoneListProps) {
  const { isOpen, options, typed, activeId, chosen, list, put } = zones;
  return (
    <>
      <div
        ref={list}
        id={id}
        className="combo-list"
        role="listbox"
        aria-label="Timezones"
        hidden={!isOpen || options.length === 0}
      >
        {options.map((zone) => (
          <ZoneRow
            key={zone.id}
            listId={id}
            zone={zone}
            typed={typed}
            isChosen={zone.id === chosen}
            isActive={zone.id === activeId}
            onPut={put}
          />
        ))}
      </div>
      <p
        className={isOpen && options.length === 0 ? 'text-sm text-muted' : 'sr-only'}
        role="status"
      >
        {isOpen ? countOf(options.length) : null}
      </p>
    </>
  );
}

function countOf(count: number): string {
  if (count === 0) return 'No timezone has this name. Try a large city nearby.';
  return count === 1 ? '1 timezone' : `${count} timezones`;
}

interface ZoneRowProps {
  listId: string;
  zone: ZoneOption;
  typed: string;
  isChosen: boolean;
  isActive: boolean;
  onPut: (zone: string) => void;
}

function ZoneRow({ listId, zone, typed, isChosen, isActive, onPut }: ZoneRowProps) {
  const { id, offset } = zone;
  const [before, hit, rest] = markTyped(id, typed);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox never takes the focus
    <div
      id={optionId(listId, id)}
      role="option"
      aria-selected={isChosen}
      data-active={isActive || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPut(id)}
    >
      <bdi>
        {before}
        {hit ? <mark>{hit}</mark> : null}
        {rest}
      </bdi>
      <span className="combo-end">
        <bdi>{offset}</bdi>
        {isChosen ? <Check /> : null}
      </span>
    </div>
  );
}
