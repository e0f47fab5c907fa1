import { decodeHTML } from 'entities';
import type { APIRequestContext } from 'playwright/test';
import { CHOOSABLE, isComplete } from '@/lib/shared/texts/languages';
import { directionOf, type LanguageCode, tagOf } from '@/lib/shared/texts/locales';
import { localePath } from '../../lib/shared/url/locale-path';
import { isEnglishOnly } from '../../lib/shared/url/pages';
import { refusedScripts } from './checks/headers';
import { plainEnglish } from './left-english';

export const OTHERS = CHOOSABLE.filter((code) => code !== 'en');

/** What a page shows or says: between its tags, and in the attributes that are read out. */
function saidIn(html: string): string[] {
  const shown = html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<main[^>]* lang="en".*?<\/main>/gs, '');
  const nodes = [...shown.matchAll(/>([^<>]+)</g)];
  const named = [...shown.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"]+)"/g)];
  return [...nodes, ...named].map(([, text = '']) => decodeHTML(text).trim());
}

/** What search engines read: whether to list the page, and under which address. */
function forSearch(html: string) {
  const [, robots = ''] = /<meta name="robots" content="([^"]*)"/.exec(html) ?? [];
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return { robots, canonical };
}

const english = new Map<string, ReturnType<typeof forSearch>>();

async function englishOf(request: APIRequestContext, address: string) {
  const known = english.get(address);
  if (known) return known;
  const told = forSearch(await (await request.get(address)).text());
  english.set(address, told);
  return told;
}

/** What is wrong with the markup of a page in a language. */
export async function markupFaults(
  request: APIRequestContext,
  language: LanguageCode,
  path: string,
  html: string,
  site = '',
): Promise<string[]> {
  const wrong: string[] = [];
  const foreign = plainEnglish(language);
  const is = (name: string, holds: boolean) => {
    if (!holds) wrong.push(name);
  };
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  is('language', html.includes(`<html lang="${tagOf(language)}" dir="${directionOf(language)}"`));
  is(`title ${title}`, title !== '' && !foreign.has(title.split(' | ')[0] ?? ''));
  const told = forSearch(html);
  const inEnglish = await englishOf(request, site + path);
  is(
    `robots ${told.robots}`,
    isComplete(language) ? told.robots === inEnglish.robots : /^noindex\b/.test(told.robots),
  );
  const ownAddress = inEnglish.canonical.replace(
    /^(https?:\/\/[^/]+)(.*)$/,
    (_, origin, own) => origin + localePath(isEnglishOnly(path) ? 'en' : language, own || '/'),
  );
  is(`canonical ${told.canonical}`, told.canonical === ownAddress);
  is('switch', html.includes('id="languages"'));
  const otherDigits = saidIn(html).filter((text) => /[٠-٩०-९]/.test(text));
  is(`digits: ${otherDigits.join(' / ')}`, otherDigits.length === 0);
  const left = saidIn(html).filter((text) => foreign.has(text));
  is(`English: ${[...new Set(left)].join(' / ')}`, left.length === 0);
  return wrong;
}

/** What is wrong with these pages in a language, as the server answers them. */
export async function faultsIn(
  request: APIRequestContext,
  language: LanguageCode,
  pages: readonly { path: string; status?: number }[],
  site = '',
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { path, status = 200 } of pages) {
    const address = localePath(language, path);
    const answer = await request.get(site + address);
    const html = await answer.text();
    const policy = answer.headers()['content-security-policy'] ?? '';
    const found = await markupFaults(request, language, path, html, site);
    if (answer.status() !== status) found.push(`status ${answer.status()}`);
    if (!policy.includes('script-src') || /script-src[^;]*unsafe-inline/.test(policy)) {
      found.push(`policy ${policy}`);
    }
    if (refusedScripts(html, policy) > 0) found.push('a script that may not run');
    wrong.push(...found.map((fault) => `${address}: ${fault}`));
  }
  return wrong;
}
