/** Stands in for a mail provider: `node scripts/run.mjs local/mail/server.ts`. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { z } from 'zod';
import { prepareDrain } from '@/lib/shared/process/drain';
import { surviveOutput } from '@/lib/shared/process/survive-output.mjs';
import { createMailPage } from './app';
import { createMailServer } from './smtp';
import { openMailStore } from './store';

const port = z.coerce.number().int().min(0).max(65_535);
const Environment = z.object({ PORT: port, SMTP_PORT: port, MAIL_DIR: z.string().min(1) });

surviveOutput();
try {
  const env = Environment.parse(process.env);
  const store = await openMailStore(env.MAIL_DIR);
  const smtp = createMailServer(store);
  const server = createServer(getRequestListener(createMailPage(store).fetch));
  const drain = prepareDrain(server);
  const fail = (error: Error) => {
    console.error(`mail: ${error.message}`);
    process.exit(1);
  };
  server.on('error', fail);
  // A client's broken connection is an error, too.
  smtp.on('error', (error: NodeJS.ErrnoException) => error.code === 'EADDRINUSE' && fail(error));
  // Ignores HOST, since all mail is readable.
  smtp.listen(env.SMTP_PORT, '127.0.0.1', () => {
    server.listen(env.PORT, '127.0.0.1', () => {
      console.log(`mail: listening on http://127.0.0.1:${env.PORT}`);
    });
  });
  const stop = () => {
    const drained = drain();
    smtp.close(() => void drained.then(() => process.exit(0)));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
