import { expect, it } from 'vitest';
import { deviceName } from './device-name';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`,
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Firefox, Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`,
    'Chrome, ChromeOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  ['curl/8.0', ''],
])('%s is %j', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
