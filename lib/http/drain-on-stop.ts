import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { prepareDrain } from '@/lib/process/drain';

/** A little after the last request was given up; what then still runs must not hold the process. */
const END_MS = 9_500;

/**
 * Has the web process answer what it accepted and end within ten seconds of SIGTERM or SIGINT. Next
 * itself would let clients that keep their connection go on asking for ever, so it is told by
 * NEXT_MANUAL_SIG_HANDLE to leave the signals to us.
 */
export function drainOnStop(): void {
  const drains = new Map<Server, () => Promise<void>>();
  // Next hands its server to nobody; Node names it with the first request.
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return;
    const { server } = message;
    if (server instanceof Server && !drains.has(server)) drains.set(server, prepareDrain(server));
  });
  const stop = () => {
    void Promise.all([...drains.values()].map((drain) => drain())).then(() => process.exit(0));
    setTimeout(() => process.exit(1), END_MS).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
