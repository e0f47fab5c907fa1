import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { prepareDrain } from '@/lib/process/drain';

/** A little after the last request was given up; what then still runs must not hold the process. */
const END_MS = 9_500;

/**
 * Has the web process answer what it accepted and end within ten seconds of SIGTERM or SIGINT. Next
 * closes its server then, but lets clients that keep their connection go on asking for ever.
 */
export function drainOnStop(): void {
  const drains = new Map<Server, () => void>();
  // Next hands its server to nobody; Node names it with the first request.
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return;
    const { server } = message;
    if (server instanceof Server && !drains.has(server)) drains.set(server, prepareDrain(server));
  });
  const stop = () => {
    for (const drain of drains.values()) drain();
    setTimeout(() => process.exit(1), END_MS).unref();
  };
  // Ahead of Next's own listeners, which close the server.
  process.prependListener('SIGTERM', stop);
  process.prependListener('SIGINT', stop);
}
