import { Check } from 'lucide-react';
import type { ZoneOption } from '@/lib/time/time-zones';
import { markTyped } from './typed-part';
import type { useZoneList } from './use-zone-list';

/** The mouse has a look of its own, and leaves the keyboard's row where it is. */
function keepKeyboardRow(event: object): void {
  Object.assign(event, { preventDownshiftDefault: true });
}

interface ZoneListProps {
  zones: ReturnType<typeof useZoneList>;
}

/** The zones that were found, below their field, and how many they are. */
export function ZoneList({ zones }: ZoneListProps) {
  const { combobox, isOpen, options, typed, chosen } = zones;
  return (
    <>
      <div
        {...combobox.getMenuProps({ 'aria-label': 'Timezones', onMouseLeave: keepKeyboardRow })}
        className="combo-list"
        hidden={!isOpen || options.length === 0}
      >
        {options.map((zone, index) => (
          <div
            key={zone.id}
            {...combobox.getItemProps({
              item: zone,
              index,
              onMouseMove: keepKeyboardRow,
              // What is chosen; Downshift's own would be where the keyboard is.
              'aria-selected': zone.id === chosen,
            })}
            data-active={index === combobox.highlightedIndex || undefined}
          >
            <ZoneRow zone={zone} typed={typed} isChosen={zone.id === chosen} />
          </div>
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
  zone: ZoneOption;
  typed: string;
  isChosen: boolean;
}

function ZoneRow({ zone: { id, offset }, typed, isChosen }: ZoneRowProps) {
  const [before, hit, rest] = markTyped(id, typed);
  return (
    <>
      <bdi>
        {before}
        {hit ? <mark>{hit}</mark> : null}
        {rest}
      </bdi>
      <span className="combo-end">
        <bdi>{offset}</bdi>
        {isChosen ? <Check /> : null}
      </span>
    </>
  );
}
