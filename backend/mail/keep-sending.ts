import type { Database } from '@/backend/db/client';
import { reportOf } from '@/backend/db/failures';
import type { Log } from '@/backend/log/log';
import { keepRounds } from '@/backend/schedule/rounds';
import { plainAddress } from '@/lib/domain/text/mail-address';
import { compose } from './compose';
import { hasStopped } from './has-stopped';
import { type Claimed, claimDue, markDead, markFailed, markSent } from './outbox-rows';
import type { Outbox } from './queue';
import type { Sender } from './sender';
import type { Delivery, Transport } from './transport';

const POLL_MS = 5_000;
const AT_ONCE = 5;

interface SendingOptions {
  db: Database;
  sender: Sender;
  transport: Transport;
  log: Log;
  count?: (kind: string, outcome: string) => void;
  now?: () => number;
  pollMs?: number;
}

type Outcome = Delivery | { outcome: 'dropped'; code: string };

async function attempt(message: Claimed, options: SendingOptions): Promise<Outcome> {
  const { db, sender, transport, now = Date.now } = options;
  const drop = async (code: string): Promise<Outcome> => {
    await markDead(db, message, code, now());
    return { outcome: 'dropped', code };
  };
  const composed = await compose(db, message, sender, now());
  if (!composed) return drop('outdated');
  // An older release may have stored what mail programs read as another address.
  const to = plainAddress(composed.to);
  if (to === null) return drop('address');
  // An unproved address may be a stranger's.
  const heedsStop = message.toRole === 'customer' || message.kind === 'proving';
  if (heedsStop && (await hasStopped(db, to, sender.linkSecret))) {
    return drop('stopped');
  }
  const domain = sender.from.address.split('@').at(-1);
  const { letter } = composed;
  const delivery = await transport.deliver({ letter, to, messageId: `<${message.id}@${domain}>` });
  if (delivery.outcome === 'sent') await markSent(db, message, now());
  else if (delivery.outcome === 'refused') await markDead(db, message, delivery.code, now());
  else await markFailed(db, message, delivery.code, now());
  return delivery;
}

/** Several processes may send at once; one takes over the mail of another that died. */
export function keepSending(options: SendingOptions): Outbox & { stop: () => Promise<void> } {
  const { db, log, now = Date.now, pollMs = POLL_MS } = options;
  const onError = (error: unknown) => log({ event: 'mail_failed', cause: reportOf(error) });

  async function sendOne(message: Claimed): Promise<boolean> {
    try {
      const ended = await attempt(message, options);
      const code = 'code' in ended ? { code: ended.code } : {};
      options.count?.(message.kind, ended.outcome);
      log({ event: 'mail', kind: message.kind, outcome: ended.outcome, ...code });
      return ended.outcome !== 'failed';
    } catch (error) {
      onError(error);
      return false;
    }
  }

  return keepRounds({
    claim: () => claimDue(db, now(), AT_ONCE),
    handle: sendOne,
    onError,
    pollMs,
  });
}
