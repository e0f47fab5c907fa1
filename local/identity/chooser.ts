import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeUTF8 } from 'entities/escape';
import type Provider from 'oidc-provider';
import { isOnLoopback } from './config';
import { type People, type Person, toPerson } from './people';

const LONGEST_FORM = 4_000;

/** `about` is shown on the button. */
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

export function createChooser(options: {
  provider: Provider;
  people: People;
  demo: readonly DemoPerson[];
  siteUrl: string;
}) {
  const { provider, people, demo, siteUrl } = options;
  const accounts = demo.map(toOffered);
  const site = isOnLoopback(siteUrl) ? siteUrl.replace(/(:\d+)?$/, ':*') : siteUrl;

  function show(response: ServerResponse, status: number, problem: string): void {
    const nonce = randomBytes(16).toString('hex');
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // `form-action` covers redirects: to the issuer, then the site.
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self' ${site}; frame-ancestors 'none'`,
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

interface OfferedAccount {
  email: string;
  name: string;
  about: string;
}

interface ChooserPage {
  accounts: readonly OfferedAccount[];
  problem: string;
  nonce: string;
}

const STYLE = `
:root{color-scheme:light dark;--bg:#ffb52b;--card:#fff;--text:#10231f;--muted:#4a5a54;--line:#76827b;
--soft:#e1efe9;--act:#0f4a40;--on-act:#fff;--focus:#1a5fc4;--bad:#b3261e;--bowl:#e8506a}
@media(prefers-color-scheme:dark){:root{--bg:#0b1613;--card:#12211d;--text:#eef3ee;--muted:#b4c3bc;
--line:#7b8f87;--soft:#1b352e;--act:#ffb52b;--on-act:#1b1502;--focus:#8ab8ff;--bad:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;padding:1.5rem 1rem;background:var(--bg);color:var(--text);
font:1rem/1.5rem Onest,system-ui,sans-serif;display:grid;place-items:center;overflow-wrap:anywhere}
main{width:100%;max-width:30rem;background:var(--card);border-radius:28px;padding:1.75rem}
h1{margin:.75rem 0 .25rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}
h2{margin:1.5rem 0 .75rem;font-size:1.125rem}
p{margin:0;color:var(--muted)}
ul{list-style:none;margin:1.25rem 0 0;padding:0;display:grid;gap:.5rem;max-height:22rem;overflow:auto}
button,input{font:inherit;color:inherit;width:100%;min-height:3rem;border-radius:14px;padding:.625rem 1rem}
.who{display:block;text-align:start;background:none;border:1.5px solid var(--line);cursor:pointer}
.who:hover{background:var(--soft)}
.who b{display:block;font-weight:600}
.who span{font-size:.875rem;color:var(--muted)}
label{display:block;font-weight:600;font-size:.875rem;margin:.75rem 0 .375rem}
input{background:var(--card);border:1.5px solid var(--line);border-radius:10px}
.go{margin-top:1.25rem;border:0;background:var(--act);color:var(--on-act);font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.bad{margin-top:.75rem;color:var(--bad);font-weight:500}`;

function toButton({ email, name, about }: OfferedAccount): string {
  return `<li><button class="who" name="account" value="${escapeUTF8(email)}">
<b dir="auto">Continue as ${escapeUTF8(name)}</b><span dir="auto">${escapeUTF8(about || email)}</span>
</button></li>`;
}

function chooserPage({ accounts, problem, nonce }: ChooserPage): string {
  const offered =
    accounts.length > 0
      ? `<form method="post"><ul tabindex="0" aria-label="Demo providers">${accounts.map(toButton).join('')}</ul></form>`
      : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Choose an account</title>
<style nonce="${nonce}">${STYLE}</style></head><body><main>
<svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true"><path fill="currentColor"
d="M4 23.5V21C4 11.6 11.6 4 21 4s17 7.6 17 17v2.5H27V21a6 6 0 0 0-12 0v2.5Z"/><path fill="#E8506A"
d="M10 27h34c0 9.4-7.6 17-17 17S10 36.4 10 27Z"/></svg>
<h1>Choose an account</h1>
<p>This stands in for Google on this machine. There are no passwords.</p>
${offered}
<form method="post"><h2>Somebody else</h2>
${problem ? `<p class="bad" role="alert">${escapeUTF8(problem)}</p>` : ''}
<label for="name">Name</label><input id="name" name="name" autocomplete="off" required maxlength="160" dir="auto">
<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="off" required maxlength="254">
<button class="go">Continue</button></form>
</main></body></html>`;
}
