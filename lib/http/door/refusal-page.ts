import 'server-only';
import type { ServerResponse } from 'node:http';
import { escapeUTF8 } from 'entities/escape';
import { product } from '@/lib/product';

/** What is answered in the place of a page or of an endpoint, before Next has seen the request. */
export interface Refusal {
  status: 400 | 403 | 404 | 405 | 500 | 503;
  code: 'bad_request' | 'forbidden' | 'not_found' | 'internal' | 'unavailable';
  title: string;
  message: string;
  /** Headers beyond those of every refusal. */
  headers?: Readonly<Record<string, string>>;
}

const STYLE = `
:root{color-scheme:light dark;--bg:#fff;--wash:#fff3d6;--text:#10231f;--muted:#4a5a54;--primary:#0f4a40;--on:#fff;--line:#76827b}
@media(prefers-color-scheme:dark){:root{--bg:#0b1613;--wash:#2a2413;--text:#eef3ee;--muted:#b4c3bc;--primary:#ffb52b;--on:#1b1502;--line:#7b8f87}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.5 Onest,Arial,sans-serif}
.page{max-width:70rem;margin:auto;padding:1rem 1.25rem}
.logo{display:inline-flex;min-height:44px;align-items:center;gap:.5rem;color:inherit;font-weight:700;font-size:1.25rem;text-decoration:none}
main{background:var(--wash)}main>.page{display:grid;gap:2rem;padding-block:3rem 0;align-items:center;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr))}
h1{margin:0 0 1rem;font-size:clamp(2.25rem,7vw,4rem);line-height:1;letter-spacing:-.02em}p{margin:0 0 1.5rem;font-size:1.125rem;color:var(--muted);max-width:34rem}
.row{display:flex;flex-wrap:wrap;gap:.75rem}.btn{display:inline-flex;min-height:48px;align-items:center;padding:.625rem 1.375rem;border:1.5px solid var(--primary);border-radius:14px;background:var(--primary);color:var(--on);font-weight:600;text-decoration:none}
.btn+.btn,.btn:only-child{background:var(--bg);border-color:var(--line);color:inherit}.btn:focus-visible,.logo:focus-visible{outline:3px solid #1a5fc4;outline-offset:2px}img{display:block;width:100%;height:auto;margin-bottom:-2.5rem}`;

const MARK =
  '<svg viewBox="0 0 48 48" width="34" height="34" aria-hidden="true"><path fill="currentColor" d="M4 23.5V21C4 11.6 11.6 4 21 4s17 7.6 17 17v2.5H27V21a6 6 0 0 0-12 0v2.5Z"/><path fill="#e8506a" d="M10 27h34c0 9.4-7.6 17-17 17S10 36.4 10 27Z"/></svg>';

/** A complete page of the house in 3 KB: no scripts, and an empty link asks the same address again. */
function refusalPage({ status, title, message }: Refusal): string {
  const name = escapeUTF8(product.name);
  const again = status >= 500 ? '<a class="btn" href="">Try Again</a>' : '';
  return `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>${escapeUTF8(title)} | ${name}</title><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg"><style>${STYLE}</style></head><body><header class="page"><a class="logo" href="/">${MARK}<span>${name}</span></a></header><main><div class="page"><div role="alert"><h1>${escapeUTF8(title)}</h1><p>${escapeUTF8(message)}</p><div class="row">${again}<a class="btn" href="/">Go to the home page</a></div></div><img src="/art/error.svg" alt="" width="600" height="380"></div></main></body></html>`;
}

/** Whether whoever asks is a program that reads our JSON: below `/api`, unless it is a page load. */
export function wantsJson(path: string, accept: string | undefined): boolean {
  return path.startsWith('/api/') && !accept?.includes('text/html');
}

/** Answers with a refusal; nothing of it may be kept. `end` sends the body and ends the response. */
export function sendRefusal(
  response: ServerResponse,
  refusal: Refusal,
  asJson: boolean,
  end: (body: string) => void = (body) => response.end(body),
): void {
  const { status, code, message } = refusal;
  const body = asJson ? JSON.stringify({ error: { code, message } }) : refusalPage(refusal);
  response.statusCode = status;
  response.setHeader('content-type', asJson ? 'application/json' : 'text/html; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.setHeader('cache-control', 'private, no-store, no-transform');
  for (const [name, value] of Object.entries(refusal.headers ?? {}))
    response.setHeader(name, value);
  end(body);
}
