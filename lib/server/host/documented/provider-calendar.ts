import 'server-only';
import { calendarRows } from '@/lib/shared/contract/provider-calendar';
import { Acknowledgement } from './spellings';

export const documentedCalendar = {
  bookSlot: { ...calendarRows.bookSlot, read: Acknowledgement },
  cancelBooking: { ...calendarRows.cancelBooking, read: Acknowledgement },
};
