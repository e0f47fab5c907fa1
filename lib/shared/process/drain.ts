import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How many checks without a request pass until a connection is closed. It counts checks and no
 * time, because a busy process reads late.
 */
const SILENT_LOOKS = 10;
const LOOK_EVERY_MS = 100;
const LIMIT_MS = 9_000;
const QUIET_TURNS = 5;
const MOST_TURNS = 100;

/** Next bundles this module more than once. */
const DRAINING = Symbol.for('settln.draining');

export function isDraining(): boolean {
  return DRAINING in globalThis;
}

/** If a server stops listening, connections that still wait in its queue are reset. */
async function untilNobodyQueues(server: Server): Promise<void> {
  let arrivals = 0;
  const count = () => {
    arrivals += 1;
  };
  server.on('connection', count);
  for (let turn = 0, quiet = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn += 1) {
    const before = arrivals;
    await sleep(10);
    quiet = arrivals === before ? quiet + 1 : 0;
  }
  server.off('connection', count);
}

function watchConnections(server: Server) {
  const answering = new Map<ServerResponse, Socket>();
  const silentLooks = new Map<Socket, number>();
  const keep = (socket: Socket) => {
    if (silentLooks.has(socket)) return;
    silentLooks.set(socket, 0);
    socket.once('close', () => silentLooks.delete(socket));
  };
  server.on('connection', keep);
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    keep(socket);
    answering.set(response, socket);
    response.once('close', () => {
      answering.delete(response);
      if (silentLooks.has(socket)) silentLooks.set(socket, 0);
    });
  });
  return { answering, silentLooks };
}

/**
 * Call it before the first request. Connections without a request are closed after a second, the
 * others after nine.
 */
export function prepareDrain(server: Server): () => Promise<void> {
  const { answering, silentLooks } = watchConnections(server);
  const askToClose = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };

  function letGo(): void {
    server.prependListener('request', (_: IncomingMessage, response: ServerResponse) =>
      askToClose(response),
    );
    for (const response of answering.keys()) askToClose(response);
    const look = setInterval(() => {
      const busy = new Set(answering.values());
      for (const [socket, looks] of silentLooks) {
        if (busy.has(socket)) continue;
        if (looks < SILENT_LOOKS) silentLooks.set(socket, looks + 1);
        else socket.destroy();
      }
    }, LOOK_EVERY_MS);
    server.once('close', () => clearInterval(look));
  }

  async function end(): Promise<void> {
    Object.assign(globalThis, { [DRAINING]: true });
    const limit = setTimeout(() => server.closeAllConnections(), LIMIT_MS);
    const closed = once(server, 'close');
    // This comes before `letGo`: clients that are told to close come back on new connections.
    await untilNobodyQueues(server);
    letGo();
    // The `close` of an HTTP server would cut off requests that are not read yet.
    SocketServer.prototype.close.call(server);
    await closed;
    clearTimeout(limit);
  }

  let ended: Promise<void> | undefined;
  return () => {
    ended ??= end();
    return ended;
  };
}

const END_MS = 9_500;

/**
 * With NEXT_MANUAL_SIG_HANDLE, we handle signals. Next would wait for connections that are kept
 * open.
 */
export function drainOnStop(): void {
  const drains = new Map<Server, () => Promise<void>>();
  // Next gives no access to its server.
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
