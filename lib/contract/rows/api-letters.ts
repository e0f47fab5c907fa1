import { Received, ReportRequest } from '@/lib/contract/shapes/directory/report';
import { ContactRequest, DeletionRequest } from '@/lib/contract/shapes/letters';
import { apiEndpoint } from './endpoint';

/** What visitors write to the operator. */
export const letterApiRows = {
  sendContactLetter: apiEndpoint({
    method: 'POST',
    path: '/api/contact',
    limit: 'contact',
    summary: 'Keeps what the contact form holds, for the operator alone; {host} never sees it.',
    source: 'STAT-008; RULINGS, "Contact and account-deletion forms"',
    body: ContactRequest,
    status: 201,
    answer: Received,
    read: Received,
  }),
  requestDeletion: apiEndpoint({
    method: 'POST',
    path: '/api/deletion-requests',
    limit: 'deletions',
    summary: 'Keeps an account deletion request, for the operator alone; {host} never sees it.',
    source: 'STAT-032; RULINGS, "Contact and account-deletion forms"',
    body: DeletionRequest,
    status: 201,
    answer: Received,
    read: Received,
  }),
  sendReport: apiEndpoint({
    method: 'POST',
    path: '/api/reports',
    limit: 'reports',
    summary:
      'Reports a public service, event or slate to the moderators, without saying who it was.',
    source: 'RULINGS, "Moderation"',
    body: ReportRequest,
    status: 201,
    answer: Received,
    read: Received,
  }),
} as const;
