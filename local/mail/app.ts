import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { simpleParser } from 'mailparser';
import { z } from 'zod';
import { toIso } from '@/lib/shared/time/instant';
import { addressesOf, findMessages } from './messages';
import type { MailStore } from './store';

const MOST = 100;

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
/** Mail runs no scripts and loads nothing; links open new tabs. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';
const MAIL_POLICY = `sandbox ${SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; img-src data:`;

const STYLE = `
:root{color-scheme:light;--ground:#fff;--card:#fff;--wash:#fff3d6;--text:#10231f;--muted:#4a5a54;--line:#dde2da;--link:#0f4a40;--focus:#1d5fd1}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--ground:#0b1613;--card:#12211d;--wash:#2a2413;--text:#eef3ee;--muted:#b4c3bc;--line:#2a3d37;--link:#ffc765;--focus:#8ab8ff}}
*{box-sizing:border-box}
body{background:var(--ground);color:var(--text);font:16px/1.5 Onest,system-ui,sans-serif;margin:0;overflow-wrap:anywhere}
header,main{max-width:64rem;margin:0 auto;padding:1rem}
header{display:flex;gap:.75rem;align-items:center;font-weight:700;font-size:1.25rem}
main{padding-bottom:4rem}
h1{font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.1;letter-spacing:-.02em;margin:.5rem 0 1.25rem}
h2{font-size:1.25rem;margin:2rem 0 .75rem}
a{color:var(--link);font-weight:600;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
.lead{background:var(--wash);border-radius:16px;padding:1rem 1.25rem;margin:0 0 1.5rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.875rem .75rem .875rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{font-size:.875rem;font-weight:600;color:var(--muted)}
td:nth-child(-n+2){color:var(--muted);font-size:.875rem}
td:first-child{overflow-wrap:normal;font-variant-numeric:tabular-nums}
iframe{width:100%;height:75vh;border:1px solid var(--line);border-radius:16px;background:#fff}
pre{white-space:pre-wrap;font:inherit;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:1rem 1.25rem}
`;

const MARK = raw(
  '<svg viewBox="0 0 48 48" width="34" height="34" aria-hidden="true"><path fill="currentColor" d="M4 23.5V21C4 11.6 11.6 4 21 4s17 7.6 17 17v2.5H27V21a6 6 0 0 0-12 0v2.5Z"/><path fill="#e8506a" d="M10 27h34c0 9.4-7.6 17-17 17S10 36.4 10 27Z"/></svg>',
);

/** `subject` is a regular expression. */
const Query = z.object({
  to: z.string().optional(),
  subject: z
    .string()
    .transform((source) => new RegExp(source))
    .optional(),
  after: z.string().optional(),
  atLeast: z.coerce.number().int().min(0).default(0),
});

function page(title: string, body: unknown) {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><header>${MARK}<span>Settln</span></header><main><h1>${title}</h1>${body}</main></body></html>`;
}

function nameOf(contentType: string): string {
  return contentType === 'text/calendar' ? 'The visit, as mail programs show it' : 'Without a name';
}

/** A page with another name in Host made its own name point to this machine (DNS rebinding). */
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

export function createMailPage(store: MailStore): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    if (!LOOPBACK.test(c.req.header('host') ?? ''))
      return c.text('Open this page by 127.0.0.1.', 403);
    c.header('content-security-policy', PAGE_POLICY);
    c.header('referrer-policy', 'no-referrer');
    c.header('cache-control', 'no-store');
    await next();
  });

  app.get('/health', (c) => c.json({ status: 'ok' }));

  app.get('/', async (c) => {
    const names = await store.list();
    const rows = await Promise.all(
      names.slice(0, MOST).map(async (name) => {
        const mail = await simpleParser((await store.read(name)) ?? '');
        const time = mail.date ? toIso(mail.date).slice(0, 19).replace('T', ' ') : '';
        return html`<tr><td>${time}</td><td>${addressesOf(mail)}</td><td><a href="/mail/${encodeURIComponent(name)}">${mail.subject ?? '(no subject)'}</a></td></tr>`;
      }),
    );
    const list = html`<p class="lead">Nothing here was delivered to anybody.</p><table><thead><tr><th>UTC</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows}</tbody></table>`;
    const empty = html`<p class="lead">Nothing yet. Book something with an e-mail address, and reload.</p>`;
    return c.html(page('Mail of this machine', names.length > 0 ? list : empty));
  });

  app.get('/messages', async (c) => c.json(await findMessages(store, Query.parse(c.req.query()))));

  app.get('/mail/:name', async (c) => {
    const name = c.req.param('name');
    const stored = await store.read(name);
    if (!stored) return c.notFound();
    const mail = await simpleParser(stored);
    const files = mail.attachments.map(
      ({ filename, contentType }) =>
        html`<li>${filename ?? nameOf(contentType)} (${contentType})</li>`,
    );
    const at = `/mail/${encodeURIComponent(name)}`;
    return c.html(
      page(
        mail.subject ?? '(no subject)',
        html`<p><a href="/">All mail</a> · <a href="${at}/raw">As it came</a></p><p>To ${addressesOf(mail)}</p><ul>${files}</ul><iframe title="The mail" sandbox="${SANDBOX}" src="${at}/html"></iframe><h2>As plain text</h2><pre>${mail.text ?? ''}</pre>`,
      ),
    );
  });

  app.get('/mail/:name/html', async (c) => {
    const stored = await store.read(c.req.param('name'));
    if (!stored) return c.notFound();
    c.header('content-security-policy', MAIL_POLICY);
    const body = (await simpleParser(stored)).html || '';
    return c.html(body.replace('<head>', '<head><base target="_blank">'));
  });

  app.get('/mail/:name/raw', async (c) => {
    const stored = await store.read(c.req.param('name'));
    return stored ? c.text(stored.toString()) : c.notFound();
  });

  return app;
}
