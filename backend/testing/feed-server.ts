import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebPolicy } from '@/lib/shared/outbound/public-web';

export interface FeedServer {
  url: string;
  requests: IncomingMessage[];
  policy: WebPolicy;
  stop: () => Promise<void>;
}

export async function startFeedServer(
  paths: Readonly<Record<string, RequestListener>>,
): Promise<FeedServer> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const listener = paths[new URL(request.url ?? '/', 'http://x').pathname];
    if (listener) listener(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    policy: {
      mayConnect: (address) => address === '127.0.0.1',
      mayUsePort: (asked) => asked === port,
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
