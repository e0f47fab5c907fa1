import { describe, expect, test } from 'vitest';
import { isHandheld, isOwnApp } from './user-agent';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('a phone or tablet', () => {
  test.each([
    [IPHONE, true],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile', true],
    ['Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/131.0', true],
    ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15', true],
    ['Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0', true],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', false],
    ['WhatsApp/2.23.20.0', false],
    ['', false],
  ])('SLATE-012 SLATE-014: %s: %s', (agent, handheld) => {
    expect(isHandheld(agent)).toBe(handheld);
  });
});

describe('the product’s own app', () => {
  test.each([
    [`${IPHONE} Settln/4.2`, true],
    ['settln/4.2 (Android 15)', true],
    ['Mozilla/5.0 (Linux; Android 15; wv) Settln', true],
    ['Mozilla/5.0 (Linux; Android 15; SettlnApp) Mobile', true],
    [IPHONE, false],
    [`${IPHONE} NotSettln/1`, false],
    [`${IPHONE} Settlnish/1`, false],
  ])('SLATE-015: %s: %s', (agent, isOurs) => {
    expect(isOwnApp(agent, 'Settln')).toBe(isOurs);
  });

  test('is known by a name of several words, too', () => {
    expect(isOwnApp('GoodNeighbours/1.0', 'Good Neighbours')).toBe(true);
  });
});
