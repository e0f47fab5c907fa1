import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { reportOf } from '@/backend/db/failures';
import { logToStdout as log } from '@/backend/log/log';
import { collectTraces, wantsTraces } from '@/lib/shared/process/collect-traces';
import { prepareDrain } from '@/lib/shared/process/drain';
import { surviveOutput } from '@/lib/shared/process/survive-output.mjs';
import { createApp } from './app';
import type { Viewer } from './credentials';
import { closeDatabase, type Database, openDatabase } from './db/client';
import { databaseOptionsFrom } from './db/database-environment';
import { type BackendEnvironment, readEnvironment } from './environment';
import { openInboxBucket } from './inbox/config';
import { keepInbox } from './inbox/keep-inbox';
import { mailConfigFrom } from './mail/config';
import { keepSending } from './mail/keep-sending';
import { noteSendsMail } from './mail/sends-mail';
import { openTransport } from './mail/transport';
import { countMail, watchRuns } from './metrics';
import { newsConfigFrom } from './news/config';
import { keepNews } from './news/keep-news';
import { calendarsConfigFrom } from './other-calendars/config';
import { keepCalendars } from './other-calendars/keep-calendars';
import { prepareDatabase } from './prepare-database';
import { noteLinkSecrets } from './privacy/link-secrets';
import { keepForgetting } from './privacy/retention';
import { keepPushing } from './push/keep-pushing';
import { openPushService, pushConfigFrom } from './push/push-service';
import { keepReviews } from './reviews/keep-reviews';
import { keepSearch } from './search/keep-search';

/** This is longer than the drain waits for requests (`lib/shared/process/drain.ts`). */
const END_MS = 9_500;

function viewerOf(set: BackendEnvironment): Viewer | undefined {
  const { NETWORK_TOKEN: token, NETWORK_VIEWER_HEADER: header, NETWORK_VIEWER_ID: id } = set;
  return token ? { token, named: id ? { header: header || 'x-viewer-id', id } : null } : undefined;
}

/** Returns null if no mail is sent. */
function startSending(db: Database, env: BackendEnvironment) {
  const config = mailConfigFrom(env);
  if (!config) {
    log({ event: 'mail_off', because: 'SMTP_URL is not set' });
    return null;
  }
  const { smtpUrl, sender } = config;
  const transport = openTransport(smtpUrl, sender);
  const mail = keepSending({ db, sender, transport, log, count: countMail });
  const pushConfig = pushConfigFrom(env, sender.from.address);
  if (!pushConfig) {
    log({ event: 'push_off', because: 'VAPID_PRIVATE_KEY is not set' });
    return { transport, sender, outbox: mail, push: null, stop: mail.stop };
  }
  const service = openPushService(pushConfig);
  const { siteUrl } = sender;
  const pushing = keepPushing({ db, service, siteUrl, log });
  const nudge = () => {
    mail.nudge();
    pushing.nudge();
  };
  return {
    transport,
    sender,
    outbox: { nudge, tellsDevices: true },
    push: { service, siteUrl },
    stop: async () => {
      await Promise.all([mail.stop(), pushing.stop()]);
      await service.close();
    },
  };
}

surviveOutput();
const sendTraces = wantsTraces(process.env) ? await collectTraces('settln-backend') : null;
const env = readEnvironment();
const migrated = await prepareDatabase(
  { databaseUrl: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL },
  log,
);
if (migrated.length > 0) log({ event: 'migrated', files: migrated });
const db = openDatabase(env.DATABASE_URL, {
  ...databaseOptionsFrom(env),
  onIdleError: (error) => log({ event: 'connection_lost', cause: reportOf(error) }),
});
const sending = startSending(db, env);
await noteSendsMail(db, sending !== null);
if (env.LINK_SECRET) await noteLinkSecrets(db, env.LINK_SECRET);
const calendars = calendarsConfigFrom(env);
const app = createApp({
  db,
  log,
  token: env.BACKEND_TOKEN,
  viewer: viewerOf(env),
  outbox: sending?.outbox ?? null,
  push: sending?.push ?? null,
  linkSecret: env.LINK_SECRET ?? null,
  calendars,
  sender: mailConfigFrom(env)?.sender ?? null,
  staffOwners: env.STAFF_OWNERS,
});
const server = createServer(getRequestListener(app.fetch));
const drain = prepareDrain(server);
server.listen(env.PORT, env.HOST, () => {
  const at = server.address() as AddressInfo; // listens on TCP
  log({ event: 'listening', url: `http://${at.address}:${at.port}` });
});
const newsConfig = newsConfigFrom(env);
const endNews =
  newsConfig.minutes > 0 ? keepNews(db, newsConfig, { log, note: watchRuns('news') }) : null;
const endCalendars = keepCalendars(db, calendars, log);
const endForgetting = keepForgetting(db, env.RETENTION_DAYS, {
  log,
  note: watchRuns('retention'),
});
const bucket = openInboxBucket(env);
const mail = sending && env.INBOX_EMAIL ? { ...sending, to: env.INBOX_EMAIL } : null;
const endInbox = bucket && keepInbox({ db, bucket, mail }, { log, note: watchRuns('inbox') });
const endReviews = env.LINK_SECRET
  ? keepReviews({ db, outbox: sending?.outbox ?? null, log })
  : null;
const endSearch = keepSearch({ db, log });

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  log({ event: 'stopping' });
  const newsEnded = endNews?.();
  const calendarsEnded = endCalendars?.();
  const sendingEnded = sending?.stop();
  const forgettingEnded = endForgetting();
  const searchEnded = endSearch();
  const inboxEnded = endInbox?.();
  const reviewsEnded = endReviews?.();
  setTimeout(() => process.exit(1), END_MS).unref();
  void drain().then(async () => {
    await Promise.all([
      newsEnded,
      calendarsEnded,
      sendingEnded,
      forgettingEnded,
      searchEnded,
      inboxEnded,
      reviewsEnded,
    ]);
    await closeDatabase(db);
    await sendTraces?.();
    log({ event: 'stopped' });
    process.exit(0);
  });
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
