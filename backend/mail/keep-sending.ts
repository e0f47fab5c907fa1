import type { Database } from '@/backend/db/client';
import { reportOf } from '@/backend/db/failures';
import type { Log } from '@/backend/log/log';
import { keepRounds } from '@/backend/schedule/rounds';
import { plainAddress } from '@/lib/shared/domain/text/mail-address';
import { admit } from './budget';
import { type Composed, compose, composeList, type Told } from './compose';

import { hasStopped } from './has-stopped';
import { isNewsOfProvider } from './mail-kinds';
import { type Claimed, claimDue, markDead, markFailed, markHeld, markSent } from './outbox-rows';
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

type Outcome = Delivery | { outcome: 'dropped'; code: string } | { outcome: 'held' | 'taken' };

async function send(
  message: Claimed,
  { to, letter }: Composed,
  { db, sender, transport, now = Date.now }: SendingOptions,
  joined: readonly Claimed[],
): Promise<Outcome> {
  const domain = sender.from.address.split('@').at(-1);
  const delivery = await transport.deliver({ letter, to, messageId: `<${message.id}@${domain}>` });
  const all = [message, ...joined];
  if (delivery.outcome === 'sent') {
    await Promise.all(all.map((one) => markSent(db, one, now())));
  } else if (delivery.outcome === 'refused') {
    await Promise.all(all.map((one) => markDead(db, one, delivery.code, now())));
  } else {
    await markFailed(db, message, delivery.code, now());
    await Promise.all(joined.map((one) => markHeld(db, one, now())));
  }
  return delivery;
}

async function attempt(message: Claimed, options: SendingOptions): Promise<Outcome> {
  const { db, sender, now = Date.now } = options;
  const { linkSecret } = sender;
  const drop = async (code: string, one = message): Promise<Outcome> => {
    await markDead(db, one, code, now());
    return { outcome: 'dropped', code };
  };
  const composed = await compose(db, message, sender, now());
  if (!composed) return drop('outdated');
  // Mail programs read some texts as another address. No row should have such a text.
  const to = plainAddress(composed.to);
  if (to === null) return drop('address');
  // If nobody proved the address, it may be a stranger's.
  const isMaybeStranger = message.toRole === 'customer' || message.kind === 'proving';
  if (!isMaybeStranger) return send(message, { ...composed, to }, options, []);
  if (await hasStopped(db, to, linkSecret)) return drop('stopped');
  const { facts } = composed;
  const startsAt = facts?.startsAt ?? null;
  const isNews = facts !== undefined && isNewsOfProvider(message.kind, facts);
  const admission = await admit(db, message, { to, isNews, startsAt }, { linkSecret, now: now() });
  if (admission.is === 'taken') return { outcome: 'taken' };
  if (admission.is === 'held') {
    await markHeld(db, message, admission.until);
    return { outcome: 'held' };
  }
  // All mail is composed again here: before it was admitted, a change was no news of its own.
  const told: Told[] = [];
  for (const one of [message, ...admission.joined]) {
    const about = await compose(db, one, sender, now());
    if (about) told.push({ message: one, composed: about });
    else await drop('outdated', one);
  }
  const [first, ...others] = told;
  if (!first) return { outcome: 'dropped', code: 'outdated' };
  const letter = others.length > 0 ? composeList(told, sender) : first.composed.letter;
  const joined = others.map((one) => one.message);
  return send(first.message, { to, letter }, options, joined);
}

/** Several processes may send at the same time. If one dies, another one sends its mail. */
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
