import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How often a connection has to be silent, at checks a tenth of a second apart, before it is
 * closed: a request may still be on its way. Checks are counted instead of time, because a busy
 * process reads late.
 */
const SILENT_LOOKS = 10;
const LOOK_EVERY_MS = 100;
/** When unanswered requests are given up, so that the process ends within ten seconds. */
const LIMIT_MS = 9_000;
/** After this many turns of the event loop without a new connection, the queue counts as empty. */
const QUIET_TURNS = 5;
/** The limit if new connections never stop: about as long as a queue from the meantime may take. */
const MOST_TURNS = 100;

/** Next bundles this module more than once; only the global object is the process's own. */
const DRAINING = Symbol.for('settln.draining');

/** Whether this process was told to stop. It then only finishes the requests that it has. */
export function isDraining(): boolean {
  return DRAINING in globalThis;
}

/**
 * Waits until no new connection has come for a few turns of the event loop. Node accepts one
 * connection per turn. Connections that still queue when a server stops listening are reset, with
 * their requests.
 */
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

/** Which connections of a server are being answered, and how often the others were silent. */
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
 * Watches a server and returns the function that ends it, which resolves when the last connection is
 * closed. The server then stops listening, every answer says `Connection: close`, silent connections are
 * closed after a second and the rest after nine. Call this before the first request is handled, and
 * close the server by no other way.
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
    // Only then: a client that is told to close its connection comes back on a new one and would queue.
    await untilNobodyQueues(server);
    letGo();
    // Of a server of sockets: that of an HTTP server begins by closing idle connections, which would cut
    // off requests that were sent and are not read yet.
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
