import type { IncomingMessage, ServerResponse } from 'node:http';
import { createChooser, type DemoPerson } from './chooser';
import type { IdentityConfig } from './config';
import { createIssuer } from './issuer';
import { createPeople } from './people';

export function createIdentityApp(config: IdentityConfig, demo: readonly DemoPerson[]) {
  const people = createPeople();
  const provider = createIssuer(config, people);
  const choose = createChooser({ provider, people, demo, siteUrl: config.siteUrl });
  const issue = provider.callback();
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url === '/health') {
      response.end('ok');
    } else if (request.url?.startsWith('/choose/')) {
      choose(request, response).catch(() => {
        response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
        response.end('This sign-in is over. Please go back to the site and begin again.');
      });
    } else {
      issue(request, response);
    }
  };
}
