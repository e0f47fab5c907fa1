import { useLocale } from '#texts';
import { DayTile } from '@/components/ui/day-tile';
import { IconButton } from '@/components/ui/icon-button';
import { Ban, Store, Trash2 } from '@/components/ui/icons';
import { dayParts } from '@/lib/time/format';
import type { LocalDate } from '@/lib/time/local-date';

const ICONS = { remove: Trash2, open: Store, close: Ban } as const;

interface DaysItemProps {
  date: LocalDate;
  /** The last of several days. */
  until?: LocalDate;
  title: string;
  detail: string;
  /** Whether the provider works on these days. */
  isOpen: boolean;
  action: keyof typeof ICONS;
  label: string;
  onAction: () => void;
}

/** Has the line that takes the place of one that goes have its focus, too. */
function passToLineAt(button: HTMLElement) {
  const listed = () => [...document.querySelectorAll('[data-days] > li')];
  const place = listed().findIndex((line) => line.contains(button));
  // After React has drawn the list anew.
  setTimeout(() => {
    const next = (listed()[place] ?? listed().at(-1))?.querySelector('button');
    (next ?? document.getElementById('off-from'))?.focus({ preventScroll: true });
  });
}

export function DaysItem(props: DaysItemProps) {
  const { date, until = date, title, detail, isOpen, action, label, onAction } = props;
  const locale = useLocale();
  const { month, day } = dayParts(date, locale);
  const last =
    until > date && until.startsWith(date.slice(0, 7)) ? dayParts(until, locale).day : '';
  const Icon = ICONS[action];
  return (
    <li className="flex items-center gap-4 border-b border-line py-3 last:border-b-0">
      <DayTile above={month} day={last ? `${day}–${last}` : day} isHidden isQuiet={!isOpen} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">
          <bdi>{title}</bdi>
        </p>
        <p className="text-sm text-muted">{detail}</p>
      </div>
      <IconButton
        aria-label={label}
        onClick={({ currentTarget }) => {
          if (action === 'remove') passToLineAt(currentTarget);
          onAction();
        }}
      >
        <Icon />
      </IconButton>
    </li>
  );
}
