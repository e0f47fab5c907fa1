import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createMailPage } from '@/local/mail/app';
import { createMailServer } from '@/local/mail/smtp';
import { openMailStore } from '@/local/mail/store';

/** Starts the mail server of the product in this process, with an empty mailbox. */
export async function startMailbox(folder: string) {
  const store = await openMailStore(path.join(folder, 'mail'));
  const smtp = createMailServer(store);
  const page = createServer(getRequestListener(createMailPage(store).fetch));
  smtp.listen(0, '127.0.0.1');
  page.listen(0, '127.0.0.1');
  await Promise.all([once(smtp.server, 'listening'), once(page, 'listening')]);
  const portOf = (server: Server) => (server.address() as AddressInfo).port; // both listen on TCP
  return {
    url: `http://127.0.0.1:${portOf(page)}`,
    smtpPort: portOf(smtp.server),
    async stop() {
      page.closeAllConnections();
      page.close();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}
