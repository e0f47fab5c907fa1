import { z } from 'zod';
import { type FieldProblem, issueOf } from '@/lib/shared/domain/field-problem';
import {
  checkContactMessage,
  checkDeletionMessage,
  type MessageErrors,
} from '@/lib/shared/domain/site/contact-messages';
import { apiEndpoint } from './endpoint';
import { Received } from './moderation';

const text = z.string().trim().default('');

const sender = {
  /** This field is invisible, so only programs fill it in. */
  website: z.string().default(''),
  /** The time since the page was opened. */
  filledInMs: z.number().min(0),
};

function refuseBy<Message>(check: (message: Message) => MessageErrors<Message>) {
  return (message: Message, context: z.RefinementCtx<Message>) => {
    for (const [field, problem] of Object.entries<FieldProblem | undefined>(check(message))) {
      if (problem) context.addIssue({ code: 'custom', path: [field], message: issueOf(problem) });
    }
  };
}

export const ContactRequest = z
  .object({ name: text, email: text, message: text, ...sender })
  .superRefine(refuseBy(checkContactMessage));

export const DeletionRequest = z
  .object({ email: text, reason: text, comments: text, isConfirmed: z.boolean(), ...sender })
  .superRefine(refuseBy(checkDeletionMessage));

export type MessageSender = z.infer<z.ZodObject<typeof sender>>;

export const messageApi = {
  sendContactMessage: apiEndpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'anyone',
    limit: 'contact',
    summary: 'Keeps what the contact form holds, for the operator alone; {host} never sees it.',
    documented: 'STAT-008; RULINGS, "Contact and account-deletion forms"',
    body: ContactRequest,
    status: 201,
    answer: Received,
  }),
  requestDeletion: apiEndpoint({
    method: 'POST',
    path: '/api/deletion-requests',
    access: 'anyone',
    limit: 'deletions',
    summary: 'Keeps an account deletion request, for the operator alone; {host} never sees it.',
    documented: 'STAT-032; RULINGS, "Contact and account-deletion forms"',
    body: DeletionRequest,
    status: 201,
    answer: Received,
  }),
} as const;
