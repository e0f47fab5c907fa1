import { Agent, request } from 'node:http';

/** The outcomes of the requests of clients that keep their connections and ask again and again. */
interface Tally {
  answered: number;
  /** How many of those told the client to close its connection. */
  toldToClose: number;
  /** Never accepted: no connection could be made. */
  refused: number;
  /** A kept connection was closed before a byte of the answer, so the client may try elsewhere. */
  closedUnused: number;
  /** Broken off in the middle of an answer, or on a connection that was made for this request. */
  lost: string[];
}

type End = keyof Tally;

function ask(
  url: string,
  agent: Agent,
): Promise<{ end: End; toldToClose?: boolean; why?: string }> {
  return new Promise((resolve) => {
    const asked = request(url, { agent });
    asked.once('response', (response) => {
      response.once('end', () =>
        resolve({
          end: response.complete ? 'answered' : 'lost',
          toldToClose: response.headers.connection === 'close',
        }),
      );
      response.once('error', (error) => resolve({ end: 'lost', why: error.message }));
      response.resume();
    });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve({ end: 'refused' });
      else if (asked.reusedSocket) resolve({ end: 'closedUnused' });
      else resolve({ end: 'lost', why: `${error.code} ${error.message}` });
    });
    asked.end();
  });
}

/**
 * Lets `count` clients ask for `url`, each on a connection of its own, until the server is gone.
 */
export function startKeptAliveClients(url: string, count: number) {
  const tally: Tally = { answered: 0, toldToClose: 0, refused: 0, closedUnused: 0, lost: [] };
  const run = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const { end, toldToClose, why } = await ask(url, agent);
      if (end === 'lost') tally.lost.push(why ?? 'cut short');
      else tally[end] += 1;
      if (toldToClose) tally.toldToClose += 1;
      if (end === 'refused') break;
    }
    agent.destroy();
  };
  const ended = Promise.all(Array.from({ length: count }, run));
  return { tally, ended };
}
