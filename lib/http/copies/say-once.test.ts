import { describe, expect, it } from 'vitest';
import { sayOnce } from './say-once';

/** The script by which Next hands a part of the data over. */
const push = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replaceAll('<', '\\u003c')}])</script>`;

const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const documentOf = (html: string, ...data: string[]) =>
  `<body>${html}${START}${data.map(push).join('')}</body>`;

/** The data as a browser gets it that has the parts of the page. */
function run(html: string, parts: Record<string, string> = {}): string {
  const pushed: [number, string?][] = [];
  const script = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  const find = (selector: string) => {
    const name = /=([a-z-]+)\]/.exec(selector)?.[1] ?? '';
    const attributes = [
      { name: 'class', value: 'wash' },
      { name: 'data-once', value: name },
    ];
    return { attributes, innerHTML: parts[name] ?? 'not there' };
  };
  new Function('self', 'document', script.join(';'))({ __next_f: pushed }, { querySelector: find });
  return pushed.map(([, text = '']) => text).join('');
}

const HERO = '<section class="wash" data-once="hero"><h1>Ada’s “$5” &amp; more</h1></section>';
const HERO_ROW =
  '0:["$","section",null,{"className":"wash","data-once":"hero","children":["$","h1",null,{"children":"Ada’s “$5” & more"}]}]\n';

describe('sayOnce', () => {
  it('takes a marked part from the document', () => {
    const page = sayOnce(documentOf(HERO, HERO_ROW));
    expect(page).toContain(HERO);
    expect(page.match(/more/g)).toHaveLength(1);
    expect(JSON.parse(run(page, { hero: '<h1>It’s</h1>' }).slice(2))).toEqual([
      '$',
      'section',
      null,
      {
        className: 'wash',
        'data-once': 'hero',
        dangerouslySetInnerHTML: { __html: '<h1>It’s</h1>' },
      },
    ]);
  });

  it('keeps a dollar at the beginning of a part from being read as a reference', () => {
    const page = sayOnce(documentOf(HERO, HERO_ROW));
    expect(run(page, { hero: '$5 for all' })).toContain('"$$5 for all"');
  });

  it('leaves out the rows that only a part needed, long texts too', () => {
    const long = `Gżira ’${'x'.repeat(20)}`;
    const bytes = Buffer.byteLength(long).toString(16);
    const page = sayOnce(
      documentOf(
        '<p data-once="about">…</p>',
        `1:"$Sreact.fragment"\n2:I[7,["a.js"],"Gallery"]\n:HL["a.css","style"]\n`,
        `3:T${bytes},${long}4:["$","b",null,{"children":"$3"}]\n`,
        '0:[["$","p",null,{"data-once":"about","children":["$","$1","k",{"children":"$L4"}]}],["$","$L2",null,{}]]\n',
      ),
    );
    const data = run(page, { about: 'x' });
    expect(data).not.toContain('Gżira');
    expect(data).not.toContain('\n4:');
    expect(data).toContain('2:I[7,["a.js"],"Gallery"]\n');
  });

  it('keeps rows that something else needs as well', () => {
    const page = sayOnce(
      documentOf(
        '<p data-once="about">…</p>',
        '4:["$","b",null,{"children":"kept"}]\n',
        '0:[["$","p",null,{"data-once":"about","children":"$L4"}],["$","i",null,{"children":"$L4"}]]\n',
      ),
    );
    expect(run(page, { about: 'x' })).toContain('kept');
  });

  it('leaves out undefined properties, and the page of Next for what is not found', () => {
    const page = sayOnce(
      documentOf(
        HERO,
        HERO_ROW,
        '2:["$","$L3",null,{"error":"$undefined","notFound":["$","h1",null,{"className":"next-error-h1"}]}]\n',
      ),
    );
    expect(run(page, { hero: 'x' })).toContain('2:["$","$L3",null,{}]\n');
  });

  it('leaves the head to a page that is left by loading another, and hints to the document', () => {
    const head =
      '1:[["$","title","0",{"children":"Ada"}],["$","link","1",{"rel":"stylesheet","href":"/a.css"}],["$","meta","2",{}]]\n:HL["/a.css","style"]\n';
    const page = documentOf(HERO, HERO_ROW, head);
    expect(run(sayOnce(page))).toContain('"Ada"');
    const data = run(sayOnce(page, { keepsHead: false }));
    expect(data).toContain('1:[["$","link","1",{"rel":"stylesheet","href":"/a.css"}]]\n');
    expect(data).not.toContain(':HL');
  });

  it('leaves out a part in which a component shows nothing', () => {
    const data = '5:null\n0:["$","p",null,{"data-once":"about","children":["$L5","…"]}]\n';
    const page = documentOf('<p data-once="about">…</p>', data);
    expect(run(sayOnce(page))).not.toContain('$L5');
  });

  it.each([
    ['a client component in a part', '["$","$L2",null,{}]'],
    ['a reference into another row', '"$2:props:children"'],
    ['a row that does not exist', '"$L77"'],
    ['an element that React moves to the head', '["$","title",null,{"children":"x"}]'],
  ])('leaves a page as it is with %s', (_, child) => {
    const page = documentOf(
      '<p data-once="about">…</p>',
      '2:I[7,["a.js"],"Gallery"]\n',
      `0:["$","p",null,{"data-once":"about","children":${child}}]\n`,
    );
    expect(sayOnce(page)).toBe(page);
  });

  it('leaves a page as it is in which a row points into a part', () => {
    const page = documentOf(HERO, HERO_ROW, '9:["$","p",null,"$0:props"]\n');
    expect(sayOnce(page)).toBe(page);
  });

  it('leaves a page as it is whose part is not in the document, or there twice', () => {
    for (const html of ['', HERO + HERO]) {
      const page = documentOf(html, HERO_ROW);
      expect(sayOnce(page)).toBe(page);
    }
  });

  it('leaves a page as it is whose data it does not understand', () => {
    for (const data of ['no rows', '0:["$"\n', '0:T9']) {
      const page = documentOf(HERO, data);
      expect(sayOnce(page)).toBe(page);
    }
    const binary = documentOf(HERO, HERO_ROW).replace(
      START,
      `${START}<script>self.__next_f.push([3,"AA=="])</script>`,
    );
    expect(sayOnce(binary)).toBe(binary);
  });

  it('ends no script with what others wrote', () => {
    const data =
      '0:[["$","p",null,{"data-once":"about"}],"</script><script>alert(1)//\'\\\\\u2028"]\n';
    const page = sayOnce(documentOf('<p data-once="about"></p>', data));
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(run(page, { about: '' })).toContain("</script><script>alert(1)//'");
  });
});
