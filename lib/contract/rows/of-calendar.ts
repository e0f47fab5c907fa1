import { z } from 'zod';
import { CalendarId } from '@/lib/contract/shapes/call-fields';

const params = z.object({ calendarId: CalendarId });

/** What the owner of `{calendarId}` reads. */
export const calendarRead = { params, limit: 'reads' } as const;

/** What the owner of `{calendarId}` changes. */
export const calendarChange = { params, limit: 'changes' } as const;
