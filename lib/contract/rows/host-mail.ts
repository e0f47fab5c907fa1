import { z } from 'zod';
import { endpoint } from './endpoint';

/** Whether the address gets no more mail; false for a token that is none. */
const MailStopped = z.object({ stopped: z.boolean() });

/** The calls behind the links of our mail; a host that sends no mail lacks them. */
export const mailRows = {
  stopMail: endpoint({
    method: 'POST',
    path: 'mail/stop',
    summary:
      'Ends all mail to the address whose mail has this token, and the links of its bookings.',
    source: 'extension',
    extension: 'mail-stop',
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: MailStopped,
    read: MailStopped,
  }),
} as const;
