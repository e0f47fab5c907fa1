import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeAll, expect, test, vi } from 'vitest';
import { LOCALES, tagOf } from '@/lib/shared/texts/locales';
import errors from '@/messages/en/errors.json';

let refusals: typeof import('./refusal-page');
beforeAll(async () => {
  vi.stubEnv('PSEUDO_LOCALE', '1');
  vi.resetModules();
  refusals = await import('./refusal-page');
});

const BUSY = { status: 503, code: 'unavailable', says: 'busyRead' } as const;

function answerTo(path: string, headers: Record<string, string> = {}): string {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  return refusals.writeRefusal(response, BUSY, refusals.readerOf(path, headers));
}

test('a page is refused in English unless its address names another language', () => {
  const english = answerTo('/news');
  expect(english).toContain('<html lang="en" dir="ltr">');
  expect(english).toContain('<h1>We are very busy.</h1>');
  expect(english).toContain('href="/">Go to the home page</a>');
  const other = answerTo('/en-XA/news');
  expect(other).toContain('<html lang="en-XA"');
  expect(other).not.toContain('We are very busy.');
  expect(other).toContain('href="/en-XA">');
});

test('letters that hang from a line or are joined have room in a title', () => {
  expect(answerTo('/ne/news')).toContain('h1{line-height:1.3;letter-spacing:0}</style>');
  expect(answerTo('/uk/news')).not.toContain('letter-spacing:0}');
});

test('a call is refused in the language of the page that makes it', () => {
  const message = 'Many people are here at this moment. Please try again in a few seconds.';
  expect(JSON.parse(answerTo('/api/news'))).toEqual({ error: { code: 'unavailable', message } });
  const browser = answerTo('/api/news', { 'accept-language': 'en-GB,en;q=0.9' });
  expect(JSON.parse(browser).error.message).toBe(message);
  const other = JSON.parse(answerTo('/api/news', { 'accept-language': 'en-XA' }));
  expect(other.error.code).toBe('unavailable');
  expect(other.error.message).not.toBe(message);
});

test('a download is refused in the language of its address, else the first of the browser', () => {
  const accept = 'text/html,*/*;q=0.8';
  const browser = { accept, 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.8' };
  expect(answerTo('/api/staff/log', browser)).toContain('<html lang="ar" dir="rtl">');
  expect(answerTo('/api/staff/log?language=uk', browser)).toContain('<html lang="uk"');
  expect(answerTo('/api/staff/log?language=xx', browser)).toContain('<html lang="ar"');
  expect(answerTo('/news?language=uk', browser)).toContain('<html lang="en"');
  const portuguese = { accept, 'accept-language': 'pt-PT,pt;q=0.9' };
  expect(answerTo('/api/staff/log', portuguese)).toContain('<html lang="pt-BR"');
  expect(answerTo('/api/staff/log?language=pt', browser)).toContain('<html lang="pt-BR"');
});

test.each(LOCALES.filter((locale) => locale !== 'en'))(
  'what is refused is said in %s',
  (locale) => {
    const english: Record<string, string> = errors.refusals;
    for (const says of ['busyRead', 'busyWrite', 'failed', 'large', 'method', 'unknown']) {
      const response = new ServerResponse(new IncomingMessage(new Socket()));
      const refusal = { status: 500, code: 'internal', says } as import('./refusal-page').Refusal;
      const page = refusals.writeRefusal(
        response,
        refusal,
        refusals.readerOf(`/${locale}/news`, {}),
      );
      expect(page).toContain(`<html lang="${tagOf(locale)}"`);
      for (const text of [`${says}Title`, `${says}Message`, 'home']) {
        expect(page).not.toContain(`>${english[text]}<`);
      }
    }
  },
);
