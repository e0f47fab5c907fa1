import { expect, test } from 'vitest';
import { renderPage } from '@/test/render-page';
import { TopBar } from './top-bar';

async function linksAt(pathname: string, offersDirectory: boolean) {
  const html = await renderPage(<TopBar pathname={pathname} offersDirectory={offersDirectory} />);
  const bar = html.replace(/<a [^>]*#languages.*?<\/a>/s, '');
  return [...bar.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)]
    .slice(2)
    .map(([, attributes = '', text = '']) => {
      const current = /aria-current="(\w+)"/.exec(attributes)?.[1];
      return [text.replaceAll(/<[^>]*>/g, ''), ...(current ? [current] : [])].join(' ');
    });
}

test('the four parts of the site stand before the way in for providers', async () => {
  expect(await linksAt('/', true)).toEqual([
    'Find',
    'What’s on',
    'Communities',
    'News',
    'Providers',
  ]);
});

test('a host without a directory has no links to it', async () => {
  expect(await linksAt('/news', false)).toEqual(['News page', 'Providers']);
});

test('the page’s own part is marked, also on the pages below it', async () => {
  expect(await linksAt('/find', true)).toContain('Find page');
  expect(await linksAt('/providerPage', true)).toContain('Find true');
});
