import { describe, expect, it } from 'vitest';
import { NotAFeed, readFeed } from './read-feed';

const FEED = 'https://post.example/rss.xml';

function rss(item: string, channel = '<link>https://post.example/</link>'): string {
  return `<?xml version="1.0"?><rss version="2.0"><channel>${channel}<item>${item}</item></channel></rss>`;
}

/** The one entry of an RSS feed; it gets a title and a link unless the item has its own. */
function entryOf(item: string, channel?: string) {
  const title = /<title/i.test(item) ? '' : '<title>A title</title>';
  const link = item.includes('<link') || item.includes('<guid') ? '' : '<link>/a</link>';
  return readFeed(rss(title + link + item, channel), FEED)[0];
}

describe('a feed', () => {
  it('of RSS 2.0 gives its entries', () => {
    const item = `<title>Cocoa prices rise</title><link>https://post.example/cocoa</link>
      <description>Farmers &amp; traders agree.</description>
      <pubDate>Wed, 04 Mar 2026 12:00:00 GMT</pubDate>`;
    expect(readFeed(rss(item), FEED)).toEqual([
      {
        title: 'Cocoa prices rise',
        link: 'https://post.example/cocoa',
        snippet: 'Farmers & traders agree.',
        publishedAt: Date.parse('2026-03-04T12:00:00.000Z'),
        pictureUrl: null,
      },
    ]);
  });

  it('of RSS 1.0 has its items beside the channel, and Dublin Core dates', () => {
    const text = `<rdf:RDF xmlns:rdf="r" xmlns:dc="d"><channel rdf:about="x"><title>All</title>
      <link>https://all.example/</link></channel><item rdf:about="y"><title>Ghana: Cocoa</title>
      <link>stories/1</link><dc:date>2026-03-04T13:00:00+01:00</dc:date></item></rdf:RDF>`;
    expect(readFeed(text, FEED)).toMatchObject([
      {
        link: 'https://all.example/stories/1',
        publishedAt: Date.parse('2026-03-04T12:00:00.000Z'),
      },
    ]);
  });

  it('of Atom may carry XHTML, several links and a relative base', () => {
    const text = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://atom.example/blog/">
      <link rel="self" href="feed.atom"/><entry><title type="html">A &lt;b&gt;bold&lt;/b&gt; title</title>
      <link rel="replies" href="replies/1"/><link rel="alternate" type="text/html" href="entries/1"/>
      <id>tag:atom.example,2026:1</id><updated>2026-03-04T12:00:00Z</updated>
      <summary type="xhtml"><div xmlns="h"><p>One <em>two</em>.</p><p>Three<br/>four</p>
      <img src="/p.png"/></div></summary></entry></feed>`;
    expect(readFeed(text, FEED)).toEqual([
      {
        title: 'A bold title',
        link: 'https://atom.example/blog/entries/1',
        snippet: 'One two. Three four',
        publishedAt: Date.parse('2026-03-04T12:00:00.000Z'),
        pictureUrl: 'https://atom.example/p.png',
      },
    ]);
  });

  it('of JSON gives its entries, and leaves broken ones out', () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      items: [
        {
          url: '/1',
          title: '5 < 6',
          content_html: '<p>Yes<script>1</script></p>',
          image: '/i.jpg',
        },
        { url: 7 },
        'nothing',
      ],
    };
    expect(readFeed(JSON.stringify(feed), FEED)).toEqual([
      {
        title: '5 < 6',
        link: 'https://post.example/1',
        snippet: 'Yes',
        publishedAt: null,
        pictureUrl: 'https://post.example/i.jpg',
      },
    ]);
  });

  it.each([
    ['a page', '<!doctype html><html><body><rss></rss></body></html>'],
    ['nothing', ''],
    ['JSON of another kind', '{"items": []}'],
    ['half of JSON', '{"version": "https://jsonfeed.org/version/1"'],
    ['plain text', 'Service unavailable'],
    ['elements as deep as an attack', `<rss><channel><item><title>${'<a>'.repeat(200_000)}`],
  ])('is not %s', (_, text) => {
    expect(() => readFeed(text, FEED)).toThrow(NotAFeed);
  });

  it('may be empty, cut off, or followed by rubbish', () => {
    expect(readFeed('<rss><channel></channel></rss>', FEED)).toEqual([]);
    const whole = rss('<title>One</title><link>/1</link>');
    expect(readFeed(`\n\n ${whole}<!-- cached --><script>x</script>`, FEED)).toHaveLength(1);
    expect(readFeed(whole.slice(0, whole.indexOf('</item>')), FEED)).toHaveLength(1);
  });

  it('gives at most a hundred entries', () => {
    const items = Array.from({ length: 150 }, (_, at) => `<title>${at}</title><link>/${at}</link>`);
    expect(readFeed(rss(items.join('</item><item>')), FEED)).toHaveLength(100);
  });

  it('does not unfold entities that it declares', () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;">
      <!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const [entry] = readFeed(bomb + rss('<title>A &b; &f;</title><link>/1</link>'), FEED);
    expect(entry?.title).toBe('A &b; &f;');
  });
});

describe('a feed that is meant to be long to read', () => {
  // Of the processor: a clock would also count what the machine does beside it.
  const millisecondsOf = (text: string) => {
    const before = process.cpuUsage();
    readFeed(text, FEED);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };

  it('of channels and of links is not compared each with each', () => {
    const channels = '<channel/>'.repeat(20_000);
    const links = '<guid>http://</guid>'.repeat(20_000);
    const text = `<rss>${channels}<channel><item><title>A</title>${links}</item></channel></rss>`;
    expect(millisecondsOf(text)).toBeLessThan(3_000);
  });

  it('of JSON is read no further than a hundred entries', () => {
    const version = 'https://jsonfeed.org/version/1.1';
    const entry = { url: '/1', title: 'A' };
    const long = { version, items: Array.from({ length: 80_000 }, () => entry) };
    expect(readFeed(JSON.stringify(long), FEED)).toHaveLength(100);
    expect(millisecondsOf(JSON.stringify(long))).toBeLessThan(500);
  });
});

describe('an entry', () => {
  it.each([
    ['<title><![CDATA[Rice & <b>beans</b>]]></title>', 'Rice & beans'],
    ['<title>Rice &amp;amp; beans &#8217;s</title>', 'Rice & beans ’s'],
    ['<title>Caf&eacute;&nbsp;au lait</title>', 'Café au lait'],
    ['<title>\n  Two\n  lines </title>', 'Two lines'],
    ['<title>R&B & soul</title>', 'R&B & soul'],
    ['<title>\u202eSafe\u0000 &#8238;title</title>', 'Safe title'],
    ['<title>&lt;script&gt;alert(1)&lt;/script&gt;Fine</title>', 'Fine'],
    ['<title></title><media:title>Other</media:title>', 'Other'],
    ['<TITLE>Loud</TITLE>', 'Loud'],
  ])('reads the title of %j', (item, title) => {
    expect(entryOf(item)?.title).toBe(title);
  });

  it.each([
    ['<description>&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;</description>', 'One Two'],
    ['<description><p>Unescaped <i>HTML</i></p></description>', 'Unescaped HTML'],
    ['<description><![CDATA[<style>p{}</style>Text<iframe>x</iframe>]]></description>', 'Text'],
    ['<description/><content:encoded><![CDATA[<p>Whole</p>]]></content:encoded>', 'Whole'],
    ['<description>Rain. The post Rain appeared first on The Post.</description>', 'Rain.'],
    ['<description>It rained all day [&#8230;]</description>', 'It rained all day…'],
    ['<description>It rained. Read more »</description>', 'It rained.'],
    ['<description>A title: and a text</description>', 'and a text'],
    ['<description><img src=x onerror=alert(1)></description>', ''],
  ])('reads the snippet of %j', (item, snippet) => {
    expect(entryOf(item)?.snippet).toBe(snippet);
  });

  it('caps title and snippet between words', () => {
    const found = entryOf(
      `<title>${'word '.repeat(90)}</title><description>${'text '.repeat(900)}</description>`,
    );
    expect(found?.title).toMatch(/^(?:word )+word…$/);
    expect(found?.title.length).toBeLessThanOrEqual(201);
    expect(found?.snippet.length).toBeLessThanOrEqual(301);
  });

  it.each([
    ['<link>https://other.example/x?a=1&amp;b=2</link>', 'https://other.example/x?a=1&b=2'],
    ['<link>//cdn.example/x</link>', 'https://cdn.example/x'],
    ['<link><![CDATA[ /news/1 ]]></link>', 'https://post.example/news/1'],
    ['<link/><guid>https://post.example/?p=1</guid>', 'https://post.example/?p=1'],
    ['<guid isPermaLink="true">https://post.example/2</guid>', 'https://post.example/2'],
    ['<link href="https://post.example/3"/>', 'https://post.example/3'],
    [
      '<link>https://feeds.example/~r/1</link><feedburner:origLink>https://post.example/4</feedburner:origLink>',
      'https://post.example/4',
    ],
  ])('finds the link of %j', (item, link) => {
    expect(entryOf(item)?.link).toBe(link);
  });

  it.each([
    ['<link>javascript:alert(1)</link>'],
    ['<link>ftp://post.example/1</link>'],
    ['<link>data:text/html,x</link>'],
    ['<link>https://user:pass@post.example/</link>'],
    ['<guid isPermaLink="false">https://post.example/?p=1</guid>'],
    [`<link>https://post.example/${'x'.repeat(3000)}</link>`],
    ['<title> </title>'],
  ])('without a link or title that can be shown is left out: %j', (item) => {
    expect(entryOf(item)).toBeUndefined();
  });

  it('resolves against the feed when the channel names no address', () => {
    expect(entryOf('<link>x/1</link>', '<link/>')?.link).toBe('https://post.example/x/1');
  });

  it.each([
    ['<media:thumbnail url="/t.jpg" width="100"/>', 'https://post.example/t.jpg'],
    [
      '<media:content url="/v.mp4" medium="video"/><media:content url="/c.jpg" medium="image"/>',
      'c',
    ],
    ['<media:group><media:content url="https://post.example/c.jpg"/></media:group>', 'c'],
    ['<enclosure url="https://post.example/c.jpg" type="image/jpeg" length="0"/>', 'c'],
    ['<enclosure url="/talk.mp3" type="audio/mpeg"/>', null],
    ['<image><url>https://post.example/c.jpg</url></image>', 'c'],
    ['<description>&lt;img src="/c.jpg"&gt; Text</description>', 'c'],
    [
      '<description>&lt;img src="/pixel.gif" width="1"&gt;&lt;img src="/c.jpg"&gt;</description>',
      'c',
    ],
    ['<content:encoded><![CDATA[<figure><img src="/c.jpg"></figure>]]></content:encoded>', 'c'],
    ['<media:thumbnail url="data:image/png;base64,AA"/>', null],
    ['<media:thumbnail/>', null],
  ])('finds the picture of %j', (item, picture) => {
    const address = picture === 'c' ? 'https://post.example/c.jpg' : picture;
    expect(entryOf(item)?.pictureUrl).toBe(address);
  });

  it.each([
    ['<pubDate>Wed, 04 Mar 2026 12:00:00 +0000</pubDate>'],
    ['<pubDate>04 Mar 2026 07:00 EST</pubDate>'],
    ['<dc:date>2026-03-04T12:00Z</dc:date>'],
    ['<pubDate>soon</pubDate><dc:date>2026-03-04 12:00:00</dc:date>'],
    ['<pubDate>mer, 04 mars 2026 13:00:00 CET</pubDate>'],
  ])('reads the date of %j', (item) => {
    expect(entryOf(item)?.publishedAt).toBe(Date.parse('2026-03-04T12:00:00.000Z'));
  });

  it.each([['<pubDate/>'], ['<pubDate> </pubDate>'], ['']])('has no date in %j', (item) => {
    expect(entryOf(item)?.publishedAt).toBeNull();
  });

  it.each([['03/04/2026'], ['soon'], ['mér, 4 xyz 2026 12:00:00 +0000']])(
    'is left out with a date that cannot be read: %s',
    (written) => expect(entryOf(`<pubDate>${written}</pubDate>`)).toBeUndefined(),
  );
});
