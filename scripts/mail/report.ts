import type { Unsent } from '@/backend/mail/unsent';
import { toIso } from '@/lib/time/instant';
import { plain } from '@/scripts/moderate/report';

interface Listed {
  shown: readonly Unsent[];
  total: number;
}

function describe({ kind, toRole, to, bookingId }: Unsent): string {
  const about = bookingId === null ? '' : ` about booking ${bookingId}`;
  return `${kind}${about} to the ${toRole}, ${plain(to ?? 'whose address is gone')}`;
}

function answerOf({ tries, errorCode }: Unsent): string {
  const times = tries === 1 ? 'tried once' : `tried ${tries} times`;
  return errorCode === null ? 'not tried yet' : `${tries > 0 ? times : 'refused'}: ${errorCode}`;
}

function list({ shown, total }: Listed, when: string): string[] {
  const left = total - shown.length;
  return [
    ...shown.map((message) =>
      [
        describe(message),
        `  ${answerOf(message)}, ${when} ${toIso(message.at)}`,
        `  ${message.id}`,
      ].join('\n'),
    ),
    ...(left > 0 ? [`and ${left} more`] : []),
  ];
}

export function reportUnsent(waiting: Listed, dead: Listed): string {
  const parts = [
    waiting.total === 0 ? 'No mail waits.' : `${waiting.total} waiting:`,
    ...list(waiting, 'next attempt'),
    dead.total === 0
      ? 'No mail was given up.'
      : `${dead.total} could not be delivered (npm run mail -- revive <id>, or revive all):`,
    ...list(dead, 'given up'),
  ];
  return parts.join('\n\n');
}

export function reportRevived(count: number, isSent: boolean): string {
  const many = count === 1 ? '1 message is' : `${count} messages are`;
  return isSent
    ? `${many} tried again within seconds. What nobody needs any more is dropped.`
    : `${many} tried again as soon as a backend sends mail. The last one to start has no SMTP_URL.`;
}
