import type { Letter } from '@/backend/mail/letter';

const MOST_LISTED = 20;

const counted = (many: number, name: string) => `${many} ${name}${many === 1 ? '' : 's'}`;

/**
 * For the operator, in English like everything that they run. The letter does not name who wrote,
 * since mail is kept elsewhere.
 */
export function inboxLetter(keys: readonly string[]): Letter {
  const deletions = keys.filter((key) => key.startsWith('deletion/')).length;
  const messages = keys.length - deletions;
  const what = [
    messages > 0 && counted(messages, 'new message'),
    deletions > 0 && counted(deletions, 'new deletion request'),
  ]
    .filter(Boolean)
    .join(' and ');
  const beyond = keys.length - MOST_LISTED;
  return {
    subject: what,
    preheader: '',
    title: what,
    lead:
      'Read what came with the commands below. Once it is answered or carried out, say so with ' +
      '"npm run inbox -- done" and its key.',
    tone: 'calm',
    sections: [
      [
        {
          is: 'words',
          heading: '',
          lines: [
            ...keys.slice(0, MOST_LISTED).map((key) => `npm run inbox -- show ${key}`),
            ...(beyond > 0 ? [`and ${beyond} more: npm run inbox`] : []),
          ],
          look: 'plain',
        },
      ],
    ],
    footer: {
      text: 'This address is named in INBOX_EMAIL of the backend.',
      links: [],
    },
    calendar: null,
  };
}
