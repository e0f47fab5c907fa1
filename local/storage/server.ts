import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prepareDrain } from '@/lib/shared/process/drain';
import { surviveOutput } from '@/lib/shared/process/survive-output.mjs';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { createStorageApp } from './app';
import { readStorageConfig } from './config';
import { openObjectStore } from './object-store';

const UPLOAD_LIMIT_MS = 10 * MINUTE_MS;

async function main(): Promise<void> {
  surviveOutput();
  const config = readStorageConfig(process.env);
  const store = await openObjectStore(config.directory, config.buckets);
  const server = createServer(
    { requestTimeout: UPLOAD_LIMIT_MS },
    createStorageApp({ config, store }),
  );
  const drain = prepareDrain(server);
  server.on('error', (error) => {
    console.error(`storage: ${error.message}`);
    process.exit(1);
  });
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo; // listens on TCP
    console.log(`storage: listening on http://${config.host}:${port}`);
  });

  const stop = () => void drain().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
