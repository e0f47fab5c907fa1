import { Check } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { ZoneOption } from '@/lib/shared/time/time-zones';
import type { useZoneList } from './use-zone-list';

/** The mouse must not move the keyboard's row. */
function keepKeyboardRow(event: object): void {
  Object.assign(event, { preventDownshiftDefault: true });
}

interface ZoneListProps {
  zones: ReturnType<typeof useZoneList>;
}

export function ZoneList({ zones }: ZoneListProps) {
  const t = useTexts('events.zone');
  const { combobox, isOpen, options, typed, chosen } = zones;
  return (
    <>
      <div
        {...combobox.getMenuProps({ 'aria-label': t('list'), onMouseLeave: keepKeyboardRow })}
        className="relative max-h-58 overflow-auto overscroll-contain rounded-md border border-line bg-surface p-1.5 shadow-3 [&[hidden]]:hidden"
        hidden={!isOpen || options.length === 0}
      >
        {options.map((zone, index) => (
          <div
            key={zone.id}
            {...combobox.getItemProps({
              item: zone,
              index,
              onMouseMove: keepKeyboardRow,
              // Downshift would mark the row that the keyboard is on.
              'aria-selected': zone.id === chosen,
            })}
            className="flex min-h-target cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1 wrap-anywhere hover:bg-sunken hover:text-text aria-selected:bg-soft aria-selected:font-semibold aria-selected:text-on-soft aria-selected:hover:bg-sunken aria-selected:hover:text-text data-active:outline-2 data-active:-outline-offset-2 data-active:outline-focus"
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
        {isOpen ? t('found', { count: options.length }) : null}
      </p>
    </>
  );
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
        {hit ? (
          <mark className="bg-transparent font-bold text-inherit underline decoration-2">
            {hit}
          </mark>
        ) : null}
        {rest}
      </bdi>
      <span className="flex flex-none items-center gap-2 text-sm font-normal">
        <bdi>{offset}</bdi>
        {isChosen ? <Check /> : null}
      </span>
    </>
  );
}

type MarkedText = readonly [before: string, typed: string, rest: string];

function plain(text: string): string {
  return text.replace(/[\s_/]/g, ' ').toLowerCase();
}

/** Prefers a word's start; spaces, slashes and underscores are alike. */
export function markTyped(name: string, typed: string): MarkedText {
  const sought = plain(typed.trim());
  const within = plain(name);
  const atWord = ` ${within}`.indexOf(` ${sought}`);
  const at = atWord >= 0 ? atWord : within.indexOf(sought);
  if (!sought || at < 0) return ['', '', name];
  const end = at + sought.length;
  return [name.slice(0, at), name.slice(at, end), name.slice(end)];
}
