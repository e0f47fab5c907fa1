import { expect, test } from 'vitest';
import { linkedText, paragraphsOf } from './linked-text';

const hrefs = (text: string) => linkedText(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://sofra.example/menu.', ['https://sofra.example/menu']],
  ['(https://sofra.example)', ['https://sofra.example/']],
  ['https://wiki.example/Malta_(island), yes', ['https://wiki.example/Malta_(island)']],
  [
    'http://a.example and https://b.example?q=1&r=2#s!',
    ['http://a.example/', 'https://b.example/?q=1&r=2#s'],
  ],
  ['HTTPS://SOFRA.example', ['https://sofra.example/']],
  ['javascript:alert(1)//https://', []],
  ['data:text/html,<b>', []],
  ['https://<script>', []],
  ['https://me@evil.example', []],
  ['no address at all', []],
])('of %j these are followed: %j', (text, addresses) => {
  expect(hrefs(text)).toEqual(addresses);
  expect(
    linkedText(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('paragraphs are parted by blank lines and keep their line breaks', () => {
  expect(paragraphsOf('One\ntwo\n\n \n three\r\n\r\nfour')).toEqual(['One\ntwo', 'three', 'four']);
  expect(paragraphsOf(' \n ')).toEqual([]);
});

test('an address that goes on in full stops is read as fast as any other (ReDoS)', () => {
  const text = `http://a.example/${'.'.repeat(200_000)}x`;
  const started = performance.now();
  expect(linkedText(text).map((piece) => piece.text)).toEqual([text]);
  expect(performance.now() - started).toBeLessThan(1000);
});
