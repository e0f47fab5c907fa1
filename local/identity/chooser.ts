import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { chooserPage, type OfferedAccount } from './chooser-page';
import { type People, type Person, toPerson } from './people';

const LONGEST_FORM = 4_000;

/** With the text of their button. */
export interface DemoPerson extends Person {
  about: string;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > LONGEST_FORM) throw new Error('The form is too long.');
  }
  return new URLSearchParams(text);
}

function toOffered({ email, firstName, lastName, about }: DemoPerson): OfferedAccount {
  return { email, name: `${firstName} ${lastName}`, about };
}

/** Serves `/choose/{uid}`, and hands the chosen account to the issuer. */
export function createChooser(options: {
  provider: Provider;
  people: People;
  demo: readonly DemoPerson[];
  siteUrl: string;
}) {
  const { provider, people, demo, siteUrl } = options;
  const accounts = demo.map(toOffered);

  function show(response: ServerResponse, status: number, problem: string): void {
    const nonce = randomBytes(16).toString('hex');
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The answer redirects to the issuer and from there to the site.
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self' ${siteUrl}; frame-ancestors 'none'`,
    });
    response.end(chooserPage({ accounts, problem, nonce }));
  }

  return async function choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Throws unless this browser began the sign-in.
    await provider.interactionDetails(request, response);
    if (request.method !== 'POST') return show(response, 200, '');
    const form = await readForm(request);
    const person =
      demo.find(({ email }) => email === form.get('account')) ??
      toPerson(form.get('name') ?? '', form.get('email') ?? '');
    if (!person) return show(response, 400, 'Please give a name and an e-mail address.');
    const accountId = people.add(person);
    await provider.interactionFinished(
      request,
      response,
      { select_account: {}, login: { accountId } },
      { mergeWithLastSubmission: false },
    );
  };
}
