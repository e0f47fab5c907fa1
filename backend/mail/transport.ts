import { createTransport } from 'nodemailer';
import { isOnLoopback } from '@/lib/shared/outbound/loopback';
import { MINUTE_MS } from '@/lib/shared/time/units';
import type { Letter } from './letter';
import type { Sender } from './sender';
import { toHtml } from './to-html';
import { toText } from './to-text';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** The limit for a whole delivery, because a server may keep a connection alive forever. */
const WHOLE_MS = MINUTE_MS;

interface Outgoing {
  letter: Letter;
  to: string;
  /** The id is the same for each attempt, so that duplicates are recognised. */
  messageId: string;
}

/**
 * `refused` is final for this mail or address. After `failed`, a retry may succeed. `code` is the
 * server's status or the name of the failure.
 */
export type Delivery = { outcome: 'sent' } | { outcome: 'refused' | 'failed'; code: string };

export interface Transport {
  /** Never throws. */
  deliver: (outgoing: Outgoing) => Promise<Delivery>;
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** If the server refuses the login, the sender or TLS, that is not about this mail. */
function judge({ code, command, responseCode }: SmtpError): Delivery {
  const isAboutMail = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  const isForGood = responseCode === undefined || responseCode >= 500;
  const outcome = isAboutMail && isForGood ? 'refused' : 'failed';
  return { outcome, code: String(responseCode ?? code ?? 'unknown').slice(0, 60) };
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject({ code: 'ETIMEDOUT' } satisfies SmtpError), ms);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

interface TransportOptions {
  /** Used in place of the system's certificates. */
  ca?: string;
  silenceMs?: number;
}

/** Opens a connection for each mail, so that none is stale. TLS is required, except on loopback. */
export function openTransport(
  smtpUrl: string,
  sender: Sender,
  { ca, silenceMs = SILENCE_MS }: TransportOptions = {},
): Transport {
  const smtp = createTransport({
    url: smtpUrl,
    requireTLS: !isOnLoopback(smtpUrl),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(ca !== undefined && { tls: { ca } }),
  });

  async function send({ letter, to, messageId }: Outgoing): Promise<void> {
    const { subject, calendar } = letter;
    await smtp.sendMail({
      from: sender.from,
      to: { name: '', address: to },
      envelope: { from: sender.from.address, to: [to] },
      messageId,
      // A header must be one line.
      subject: subject.replace(/\s+/g, ' '),
      text: toText(letter, sender.productName),
      html: await toHtml(letter, sender.productName),
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
    });
  }

  return {
    deliver: async (outgoing) => {
      try {
        await within(WHOLE_MS, send(outgoing));
        return { outcome: 'sent' };
      } catch (error) {
        // Errors of nodemailer have these fields. Other errors have none of them.
        return judge(error as SmtpError);
      }
    },
  };
}
