import { describe, expect, it } from 'vitest';
import { canonicalOf, titleKeyOf, withoutTracking } from './canonical';

describe('the canonical spelling of a link', () => {
  it.each([
    ['https://post.example/a/b'],
    ['http://post.example/a/b'],
    ['https://www.post.example/a/b/'],
    ['https://m.post.example/a/b'],
    ['https://amp.post.example/a/b'],
    ['https://POST.example:443/a//b'],
    ['https://post.example/a/b#comments'],
    ['https://post.example/a/b#!'],
    ['https://post.example/a/b#/'],
    ['https://post.example/a/b#xtor=rss/2'],
    ['https://post.example/a/b?utm_source=rss&utm_medium=feed'],
    ['https://post.example/a/b?fbclid=x&amp=1'],
    ['https://post.example/a/b/amp/'],
    ['https://post.example/amp/a/b'],
    ['https://post.example/a/b/index.html'],
  ])('is the same for %s', (link) => {
    expect(canonicalOf(link)).toBe('post.example/a/b');
  });

  it('keeps what tells articles apart', () => {
    expect(canonicalOf('https://post.example/?p=2&b=1')).toBe('post.example?b=1&p=2');
    const links = ['/a', '/A', '/a.html', '/a?id=1', '/a?id=2', '/camp', '/b/amplify', ':8080/a'];
    const spelt = links.map((path) => canonicalOf(`https://post.example${path}`));
    expect(new Set(spelt).size).toBe(links.length);
    expect(canonicalOf('https://m.example/a')).toBe('m.example/a');
    const fragments = [
      '#!/story/1',
      '#!/story/2',
      '#/story/1',
      '#!story/1',
      '#/story?id=1',
      '#/story?id=2',
    ];
    const keys = fragments.map((hash) => canonicalOf(`https://post.example/${hash}`));
    expect(new Set(keys).size).toBe(fragments.length);
    expect(canonicalOf('https://post.example/#/story/1/?utm_source=rss')).toBe(keys[2]);
  });
});

describe('a link as visitors get it', () => {
  it.each([
    ['https://post.example/a?utm_source=rss&id=1&fbclid=2#top', 'https://post.example/a?id=1#top'],
    ['https://post.example/a?q=%C5%BB+b&x', 'https://post.example/a?q=%C5%BB+b&x'],
    ['http://post.example/a', 'http://post.example/a'],
  ])('%s is %s', (link, clean) => {
    expect(withoutTracking(link)).toBe(clean);
  });
});

describe('the key of a title', () => {
  const key = 'parliament passes the new budget after a long night';

  it.each([
    ['Parliament passes the new budget after a long night'],
    ['PARLIAMENT passes the new budget – after a long night!'],
    ['Parliament passes the “new” budget, after a long night | The Post'],
    ['Parliament passes the new budget after a long night - The Post'],
  ])('is the same for %s', (title) => {
    expect(titleKeyOf(title, 'The Post')).toBe(key);
  });

  it('keeps every script and tells its marks apart', () => {
    const title = 'नेपालमा नयाँ सरकार गठन भयो आज बिहान काठमाडौंमा';
    expect(titleKeyOf(title, 'X')).toBe(title);
  });

  it.each(['News in brief', 'Live updates', 'A b c d e f', '', '— !'])(
    'is empty for %j, which many have',
    (title) => {
      expect(titleKeyOf(title, 'The Post')).toBe('');
    },
  );
});
