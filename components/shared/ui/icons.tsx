import type { ComponentProps, ReactNode } from 'react';

export type IconComponent = (props: ComponentProps<'svg'>) => ReactNode;

/** One for all pages, named by its content. After a change of the list below: `npm run icons`. */
export const ICON_SPRITE = '/icons/ca16bb.svg';

function icon(name: string): IconComponent {
  const href = `${ICON_SPRITE}#${name}`;
  return ({ className, 'aria-label': label, ...props }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its label names it, and without one it is decoration
    <svg
      className={className ? `icon ${className}` : 'icon'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
    >
      <use href={href} />
    </svg>
  );
}

export const ArrowLeft = icon('arrow-left');
export const ArrowUpRight = icon('arrow-up-right');
export const AtSign = icon('at-sign');
export const Award = icon('award');
export const Baby = icon('baby');
export const BadgeCheck = icon('badge-check');
export const Ban = icon('ban');
export const Banknote = icon('banknote');
export const BookOpenCheck = icon('book-open-check');
export const Calendar = icon('calendar');
export const CalendarCheck = icon('calendar-check');
export const CalendarClock = icon('calendar-clock');
export const CalendarCog = icon('calendar-cog');
export const CalendarDays = icon('calendar-days');
export const CalendarPlus = icon('calendar-plus');
export const CalendarRange = icon('calendar-range');
export const CalendarSearch = icon('calendar-search');
export const CalendarX = icon('calendar-x');
export const CarFront = icon('car-front');
export const Check = icon('check');
export const ChevronDown = icon('chevron-down');
export const ChevronLeft = icon('chevron-left');
export const ChevronRight = icon('chevron-right');
export const CircleAlert = icon('circle-exclamation-point');
export const CircleCheck = icon('circle-check');
export const CircleHelp = icon('circle-question-mark');
export const CircleX = icon('circle-x');
export const CircleUserRound = icon('circle-user-round');
export const Clock = icon('clock');
export const ClockAlert = icon('clock-exclamation-point');
export const Copy = icon('copy');
export const Download = icon('download');
export const Eye = icon('eye');
export const EyeOff = icon('eye-off');
export const Flag = icon('flag');
export const Globe = icon('globe');
export const GripVertical = icon('grip-vertical');
export const Hammer = icon('hammer');
export const Heart = icon('heart');
export const History = icon('rotate-ccw-clock');
export const Hourglass = icon('hourglass');
export const House = icon('house');
export const ImageDown = icon('image-down');
export const ImageUp = icon('image-up');
export const Info = icon('info');
export const Languages = icon('languages');
export const LayoutGrid = icon('layout-grid');
export const LayoutList = icon('layout-list');
export const Link2 = icon('link-2');
export const ListChecks = icon('list-checks');
export const ListPlus = icon('list-plus');
export const Lock = icon('lock');
export const LogOut = icon('log-out');
export const Mail = icon('mail');
export const MapPin = icon('map-pin');
export const MessageCircle = icon('message-circle');
export const MessageSquare = icon('message-square');
export const Music = icon('eighth-notes');
export const Navigation = icon('navigation');
export const Package = icon('package');
export const Pencil = icon('pencil');
export const Phone = icon('phone');
export const PhoneOff = icon('phone-off');
export const Plus = icon('plus');
export const Printer = icon('printer');
export const Repeat = icon('repeat');
export const RotateCw = icon('rotate-cw');
export const Scale = icon('scale');
export const Scissors = icon('scissors');
export const Search = icon('search');
export const Share2 = icon('share-2');
export const ShieldCheck = icon('shield-check');
export const SlidersHorizontal = icon('sliders-horizontal');
export const Smartphone = icon('smartphone');
export const Star = icon('star');
export const Store = icon('store');
export const Sun = icon('sun');
export const Sunrise = icon('sunrise');
export const Sunset = icon('sunset');
export const Tag = icon('tag');
export const Ticket = icon('ticket');
export const TicketPercent = icon('ticket-percent');
export const Trash2 = icon('trash');
export const Undo2 = icon('undo-2');
export const UserCheck = icon('user-check');
export const UserX = icon('user-x');
export const Users = icon('users');
export const Utensils = icon('utensils');
export const Wallet = icon('wallet');
export const WifiOff = icon('wifi-off');
export const X = icon('x');
