import 'server-only';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { escapeUTF8 } from 'entities/escape';
import type { ErrorCode } from '@/lib/shared/errors';
import { product } from '@/lib/shared/product';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { isTall } from '@/lib/shared/texts/languages';
import { directionOf, type Locale, tagOf } from '@/lib/shared/texts/locales';
import type { Texts } from '@/lib/shared/texts/texts';
import { localePath, splitLocale } from '@/lib/shared/url/locale-path';
import { callLanguage } from './request-language';

type RefusalText = Parameters<Texts<'errors.refusals'>>[0];
type Says<Key = RefusalText> = Key extends `${infer Name}Message` ? Name : never;

export type Refusal = {
  status: number;
  code: ErrorCode;
  headers?: Readonly<Record<string, string>>;
} & ({ says: Says } | { says: 'tooMany'; message: string });

const STYLE = `
:root{color-scheme:light dark;--bg:#fff;--wash:#fff3d6;--text:#10231f;--muted:#4a5a54;--primary:#0f4a40;--on:#fff;--line:#76827b}
@media(prefers-color-scheme:dark){:root{--bg:#0b1613;--wash:#2a2413;--text:#eef3ee;--muted:#b4c3bc;--primary:#ffb52b;--on:#1b1502;--line:#7b8f87}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.6 Onest,Arial,sans-serif}
.page{max-width:70rem;margin:auto;padding:1rem 1.25rem}
.logo{display:inline-flex;min-height:44px;align-items:center;gap:.5rem;color:inherit;font-weight:700;font-size:1.25rem;text-decoration:none}
main{background:var(--wash)}main>.page{display:grid;gap:2rem;padding-block:3rem 0;align-items:center;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr))}
h1{margin:0 0 1rem;font-size:clamp(2.25rem,7vw,4rem);line-height:1;letter-spacing:-.02em}p{margin:0 0 1.5rem;font-size:1.125rem;color:var(--muted);max-width:34rem}
.row{display:flex;flex-wrap:wrap;gap:.75rem}.btn{display:inline-flex;min-height:48px;align-items:center;padding:.625rem 1.375rem;border:1.5px solid var(--primary);border-radius:14px;background:var(--primary);color:var(--on);font-weight:600;text-decoration:none}
.btn+.btn,.btn:only-child{background:var(--bg);border-color:var(--line);color:inherit}.btn:focus-visible,.logo:focus-visible{outline:3px solid #1a5fc4;outline-offset:2px}img{display:block;width:100%;height:auto;margin-bottom:-2.5rem}`;

const TALL = 'h1{line-height:1.3;letter-spacing:0}';

const MARK =
  '<svg viewBox="0 0 48 48" width="34" height="34" aria-hidden="true"><path fill="currentColor" d="M4 23.5V21C4 11.6 11.6 4 21 4s17 7.6 17 17v2.5H27V21a6 6 0 0 0-12 0v2.5Z"/><path fill="#e8506a" d="M10 27h34c0 9.4-7.6 17-17 17S10 36.4 10 27Z"/></svg>';

/** The page is complete in 3 KB and needs no scripts. */
export function refusalPage(
  says: { title: string; message: string; mayRepeat: boolean },
  locale: Locale,
): string {
  const texts = textsFor(locale, 'errors.refusals');
  const t = (key: Parameters<typeof texts>[0]) => escapeUTF8(texts(key));
  const name = escapeUTF8(product.name);
  const home = localePath(locale, '/');
  const title = escapeUTF8(says.title);
  const again = says.mayRepeat ? `<a class="btn" href="">${t('tryAgain')}</a>` : '';
  return `<!DOCTYPE html><html lang="${tagOf(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><title>${title} | ${name}</title><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg"><style>${STYLE}${isTall(locale) ? TALL : ''}</style></head><body><header class="page"><a class="logo" href="${home}">${MARK}<span>${name}</span></a></header><main><div class="page"><div role="alert"><h1>${title}</h1><p>${escapeUTF8(says.message)}</p><div class="row">${again}<a class="btn" href="${home}">${t('home')}</a></div></div><img src="/art/error.svg" alt="" width="600" height="380"></div></main></body></html>`;
}

export interface Reader {
  asJson: boolean;
  locale: Locale;
}

/**
 * Below `/api`, the reader is a program, unless a browser opens the address. `url` has no origin.
 */
export function readerOf(url: string, headers: IncomingHttpHeaders): Reader {
  const { accept, 'accept-language': accepted } = headers;
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/api/')) return { asJson: false, locale: splitLocale(path).locale };
  return { asJson: !accept?.includes('text/html'), locale: callLanguage(url, accepted) };
}

export function writeRefusal(
  response: ServerResponse,
  refusal: Refusal,
  { asJson, locale }: Reader,
): string {
  const texts = textsFor(locale, 'errors.refusals');
  const { status, code } = refusal;
  const title = texts(`${refusal.says}Title`);
  const message = refusal.says === 'tooMany' ? refusal.message : texts(`${refusal.says}Message`);
  const body = asJson
    ? JSON.stringify({ error: { code, message } })
    : refusalPage({ title, message, mayRepeat: status >= 500 }, locale);
  response.statusCode = status;
  const all = {
    'content-type': asJson ? 'application/json' : 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'private, no-store, no-transform',
    ...refusal.headers,
  };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  return body;
}
