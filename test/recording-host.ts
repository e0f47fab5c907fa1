import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST_HEADER, HOST_NUMBER } from '@/lib/shared/contract/endpoint';

/** One request as it arrived at the host. */
export interface Recorded {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * An answer of the host: `body` is sent as JSON, `text` as it is; if the line is `cut`, nothing is
 * sent.
 */
export interface Scripted {
  cut?: boolean;
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  text?: string;
}

type Script = (request: Recorded) => Scripted | Promise<Scripted>;

/** On an answer: it is our backend's. */
export const OURS = { [HOST_HEADER]: String(HOST_NUMBER) };

/**
 * A host that answers each request by its script, possibly later, and records the requests. With
 * `isOurs` every answer says so.
 */
export async function startRecordingHost({ isOurs = false } = {}): Promise<{
  url: string;
  asked: Recorded[];
  answer(script: Script): void;
  close(): Promise<void>;
}> {
  const asked: Recorded[] = [];
  let script: Script = () => ({ status: 404, body: {} });
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    const recorded = { method, url, headers, body };
    asked.push(recorded);
    const answer = await script(recorded);
    if (answer.cut) return response.destroy();
    response.writeHead(answer.status ?? 200, {
      'content-type': 'application/json; charset=utf-8',
      ...(isOurs && OURS),
      ...answer.headers,
    });
    response.end(answer.text ?? JSON.stringify(answer.body ?? null));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answer: (next) => {
      asked.length = 0;
      script = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
