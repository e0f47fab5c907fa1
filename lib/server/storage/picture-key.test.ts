import { describe, expect, it } from 'vitest';
import { stubWebEnv } from '@/test/web-env';
import {
  createEventKey,
  createServiceKey,
  isUploadOf,
  toImageUrl,
  toSafeName,
} from './picture-key';

stubWebEnv('http://host.test');
const ADA = '118001';
const NOW = Date.UTC(2027, 0, 4, 8);

describe('the key of a picture', () => {
  it('UPL-006 of a service is a timestamp, a random text and the extension', () => {
    const keys = Array.from({ length: 100 }, () => createServiceKey(ADA, 'image/webp', NOW));
    for (const key of keys) expect(key).toMatch(/^services\/1799049600000-[0-9a-f]{32}\.webp$/);
    expect(new Set(keys).size).toBe(100);
  });

  it('UPL-007 of an event keeps the file name', () => {
    const key = createEventKey(ADA, 'image/png', 'Enkutatash 2027.PNG');
    expect(key).toMatch(
      /^events\/[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\/Enkutatash-2027\.png$/,
    );
  });

  it.each([
    ['../../etc/passwd', 'passwd.png'],
    ['..\\..\\windows\\win.ini', 'win.png'],
    ['%2e%2e%2fsecret.png', '2e-2e-2fsecret.png'],
    ['a\0b.png', 'a-b.png'],
    ['shell.php.png', 'shell-php.png'],
    ['page.jpg.html', 'page-jpg.png'],
    ['x\r\nSet-Cookie: a=b.png', 'x-Set-Cookie-a-b.png'],
    ['gepj.\u202Egnp.exe', 'gepj-gnp.png'],
    ['<img src=x onerror=1>.png', 'img-src-x-onerror-1.png'],
    ['እንቁጣጣሽ.png', 'እንቁጣጣሽ.png'],
    ['...', 'picture.png'],
    ['', 'picture.png'],
    ['.png', 'picture.png'],
  ])('UP-4 has nothing of %j but words', (name, expected) => {
    expect(toSafeName(name, 'image/png')).toBe(expected);
  });

  it('UP-4 is never long', () => {
    expect(toSafeName('x'.repeat(300), 'image/jpeg')).toBe(`${'x'.repeat(100)}.jpg`);
  });
});

describe('isUploadOf', () => {
  const service = toImageUrl(createServiceKey(ADA, 'image/png', NOW));
  const event = toImageUrl(createEventKey(ADA, 'image/png', 'እንቁጣጣሽ (2).png'));

  it('UPL-005 knows what was made for a user, on the assets host', () => {
    expect(service.startsWith('https://assets.settln.example/pictures/services/')).toBe(true);
    expect([service, event].map((url) => isUploadOf(url, ADA))).toEqual([true, true]);
  });

  it('AUTH-2 does not take the picture of another user', () => {
    expect([service, event].map((url) => isUploadOf(url, '118002'))).toEqual([false, false]);
  });

  it.each([
    service.replace('assets.settln.example', 'evil.example'),
    service.replace('https://', 'http://'),
    service.replace('https://', 'https://user@'),
    service.replace('/pictures/', '/pictures/../pictures/'),
    service.replace('/pictures/', '/pictures/%2e%2e/'),
    service.replace('/services/', '/inbox/'),
    service.replace('/services/', '/services//'),
    service.replace(/.(?=\.png$)/, (digit) => (digit === '0' ? '1' : '0')),
    `${service}?x=1`,
    `${service}#x`,
    `${service}/../../x.png`,
    `${service} `,
    'javascript:alert(1)',
    'http://169.254.169.254/latest/meta-data',
    'https://assets.settln.example/pictures',
    '',
  ])('SSRF-1 does not take %s', (url) => {
    expect(isUploadOf(url, ADA)).toBe(false);
  });
});
