import { expect, test } from 'vitest';
import { GET as portal } from '../portal.webmanifest/route';
import { GET as site } from './route';

const read = async (get: typeof site, query: string) =>
  (await get(new Request(`https://settln.example/manifest.webmanifest${query}`))).json();

test('a manifest is in the language of the page that names it, and of one app in all', async () => {
  for (const get of [site, portal]) {
    const [english, arabic] = [await read(get, ''), await read(get, '?language=ar')];
    expect([english.lang, english.dir]).toEqual(['en', 'ltr']);
    expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
    expect(arabic.description).toMatch(/[\u0600-\u06ff]/);
    expect(arabic.id).toBe(english.id);
    expect(arabic.start_url).toMatch(/^\/ar/);
    for (const { url } of arabic.shortcuts) expect(url).toMatch(/^\/ar\//);
    expect(await read(get, '?language=xx')).toEqual(english);
    const portuguese = await read(get, '?language=pt-BR');
    expect(portuguese).toMatchObject({ lang: 'pt-BR', id: english.id });
    expect(portuguese.start_url).toMatch(/^\/pt-BR/);
    expect(await read(get, '?language=pt')).toEqual(portuguese);
  }
});
