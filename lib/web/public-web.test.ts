import { describe, expect, it } from 'vitest';
import { isAllowedUrl, isPublicAddress, PUBLIC_WEB } from './public-web';

describe('a public address', () => {
  it.each([
    ...['1.1.1.1', '8.8.8.8', '93.184.216.34', '100.63.255.255', '100.128.0.1', '172.15.0.1'],
    ...['172.32.0.1', '192.167.1.1', '198.17.0.1', '223.255.255.254', '2606:4700:4700::1111'],
    ...['2a00:1450:4009::200e', '2001:4860:4860::8888'],
  ])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255'],
    ...['127.0.0.1', '127.255.255.255', '169.254.0.1', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.1', '192.0.2.1', '192.168.0.1', '198.18.0.1', '198.19.9.9'],
    ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1'],
    ...['64:ff9b::7f00:1', '64:ff9b:1::1', '100::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1'],
    ...['fe80::1%eth0', 'fec0::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::1'],
    ...['3fff::1', '', 'localhost', '1', '0x7f000001', '127.1', '8.8.8.8:80'],
  ])('is not %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('SSRF-1: an address that may be asked for', () => {
  it.each([
    'https://post.example/rss',
    'http://post.example/rss?a=1#b',
    'https://post.example:443/',
    'http://post.example:80/',
    'https://8.8.8.8/rss',
    'https://[2606:4700::1111]/rss',
  ])('is %s', (url) => {
    expect(isAllowedUrl(new URL(url), PUBLIC_WEB)).toBe(true);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://127.0.0.1./',
    'http://１２７.０.０.１/',
    'http://①②⑦.⓪.⓪.①/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/',
    'http://0xa9fea9fe/',
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://[2002:7f00:1::]/',
    'https://user@post.example/',
    'https://user:pass@post.example/',
    'https://:pass@post.example/',
    'https://post.example:8443/',
    'http://post.example:22/',
    'http://post.example:6379/',
    'http://post.example:5432/',
    'ftp://post.example/',
    'file:///etc/passwd',
    'data:text/xml,<rss/>',
    'javascript:alert(1)',
    'gopher://127.0.0.1:6379/_INFO',
    'blob:https://post.example/1',
    'ws://post.example/',
    'about:blank',
  ])('is not %s', (url) => {
    expect(isAllowedUrl(new URL(url), PUBLIC_WEB)).toBe(false);
  });
});
