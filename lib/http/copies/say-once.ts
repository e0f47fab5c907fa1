import 'server-only';
import { type Model, type Row, readRows } from './page-data';

/*
 * A document from Next says everything twice: as HTML, and as the data from which React takes the
 * page over. Parts that only the server renders are marked with `data-once="<name>"`. In the copies of
 * shared pages their HTML is left out of the data, which takes it from the document instead. React
 * gets the same elements as before, so that nothing in the browser knows of it.
 *
 * The format of the data is React's own and may change. A page that is not understood stays as it is,
 * and `e2e/weight.spec.ts` notices that it has become heavier.
 */

const DATA_SCRIPT = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const ANY_DATA = /__next_f\.push\(\[[^0]/g;
const MARK = 'data-once';
const NAME = /^[a-z-]+$/;
/** Stands in a row where the browser puts the HTML of a part. */
const HOLE = /"\\u0000([a-z-]+)\\u0000"/;
const OWN_404_OF_NEXT = 'next-error-h1';
const FRAGMENT = '"$Sreact.fragment"';

/**
 * The page with each marked part in it once; as it is where that cannot be done. `keepsHead` is false
 * for a page that is always left by loading another document: React then need not know its head.
 */
export function sayOnce(html: string, { keepsHead = true } = {}): string {
  const scripts = [...html.matchAll(DATA_SCRIPT)];
  const last = scripts.at(-1);
  if (!last || scripts.length !== html.match(ANY_DATA)?.length) return html;
  try {
    const rows = readRows(scripts.map(([, text = '']) => JSON.parse(text)).join(''));
    const document = html.slice(0, last.index).replaceAll(DATA_SCRIPT, '');
    const isInDocument = (name: string) => document.split(` ${MARK}="${name}"`).length === 2;
    const left = leaveOut(rows, { isInDocument, keepsHead });
    return left ? `${document}${toScript(left)}${html.slice(last.index + last[0].length)}` : html;
  } catch (error) {
    if (error instanceof SyntaxError) return html;
    throw error;
  }
}

/** The rows without what the document says; null if nothing was left out. */
function leaveOut(
  rows: readonly Row[],
  { isInDocument, keepsHead }: { isInDocument: (name: string) => boolean; keepsHead: boolean },
): Row[] | null {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const told = new Set<string>();
  const changed = new Set<string>();
  const left = rows.map((row) => {
    if (row.model === undefined) return row;
    const text = JSON.stringify(row.model, (name, value: Model) => {
      const part = partOf(value, byId);
      const kept = keepsHead || !Array.isArray(value) ? value : withoutHead(value);
      if (!part || !isInDocument(part.name)) return withoutEmpty(name, kept);
      changed.add(row.id);
      for (const id of part.rows) told.add(id);
      return part.element;
    });
    return { ...row, text: `${text}\n` };
  });
  if (changed.size === 0) return null;
  // Hints of what to load: the document has them as links.
  const kept = withoutTold(
    left.filter(({ text }) => !text.startsWith('HL[')),
    told,
  );
  // Some rows may point into what was left out.
  const paths = kept.flatMap(({ text }) => [...text.matchAll(/"\$([0-9a-f]+):/g)]);
  return paths.some(([, id = '']) => changed.has(id) || told.has(id)) ? null : kept;
}

/**
 * Leaves out what is said of a page and means nothing: properties that are undefined, and Next's own
 * page for what is not found, in whose place the site has its own.
 */
function withoutEmpty(name: string, value: Model): Model | undefined {
  if (name === 'notFound' && JSON.stringify(value).includes(OWN_404_OF_NEXT)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== '$undefined'));
}

/** A list without those elements in it that stand in the head of the document. */
function withoutHead(value: Model[]): Model[] {
  if (value[0] === '$') return value;
  return value.filter((one) => {
    if (!Array.isArray(one) || one[0] !== '$') return true;
    const isSheet = JSON.stringify(one).includes('"rel":"stylesheet"');
    return !['title', 'meta', 'link'].includes(String(one[1])) || isSheet;
  });
}

/** Leaves out the rows that only the parts needed. */
function withoutTold(rows: readonly Row[], told: ReadonlySet<string>): Row[] {
  const kept = rows.filter(({ id }) => !told.has(id));
  const needed = new Set(
    kept.flatMap(({ text }) => [...text.matchAll(/"\$[L@]?([0-9a-f]+)[":]/g)].map(([, id]) => id)),
  );
  const isMissing = kept.length < rows.length && [...told].some((id) => needed.has(id));
  return isMissing ? withoutTold(rows, new Set([...told].filter((id) => !needed.has(id)))) : kept;
}

interface Part {
  name: string;
  element: Model;
  /** The rows that hold what is in it. */
  rows: Set<string>;
}

/** A marked element that nothing but HTML is in; else null. */
function partOf(value: Model, byId: ReadonlyMap<string, Row>): Part | null {
  if (!Array.isArray(value) || value[0] !== '$') return null;
  const [sign, tag, key = null, props] = value;
  if (typeof props !== 'object' || props === null || Array.isArray(props)) return null;
  const name = props[MARK];
  if (typeof name !== 'string' || !NAME.test(name) || !hasPlainNames(props)) return null;
  const rows = new Set<string>();
  if (!isPlain(Object.values(props), byId, rows)) return null;
  return { name, element: [sign, tag ?? null, key, `\0${name}\0`], rows };
}

/** Whether the element's attributes have the names that React gives them, but for `className`. */
function hasPlainNames(props: { [name: string]: Model }): boolean {
  const others = ['className', 'children', 'dangerouslySetInnerHTML'];
  return Object.keys(props).every((name) => others.includes(name) || /^[a-z-]+$/.test(name));
}

/** Whether something is elements of HTML and text; notes the rows in which it goes on. */
function isPlain(value: Model, byId: ReadonlyMap<string, Row>, rows: Set<string>): boolean {
  const goesOn = (inner: Model) => isPlain(inner, byId, rows);
  if (typeof value === 'string') return isPlainText(value, byId, rows);
  if (typeof value !== 'object' || value === null) return true;
  if (!Array.isArray(value)) return Object.values(value).every(goesOn);
  return value[0] === '$'
    ? isPlainTag(value[1], byId) && value.slice(2).every(goesOn)
    : value.every(goesOn);
}

function isPlainTag(tag: Model | undefined, byId: ReadonlyMap<string, Row>): boolean {
  if (typeof tag !== 'string') return false;
  if (!tag.startsWith('$')) return !['link', 'meta', 'style', 'title'].includes(tag);
  return byId.get(tag.slice(1))?.text.trim() === FRAGMENT;
}

function isPlainText(text: string, byId: ReadonlyMap<string, Row>, rows: Set<string>): boolean {
  if (!text.startsWith('$') || text.startsWith('$$') || text === '$undefined') return true;
  const [, id = ''] = /^\$L?([0-9a-f]+)$/.exec(text) ?? [];
  const row = byId.get(id);
  if (!row) return false;
  rows.add(id);
  return row.model === undefined ? /^T/.test(row.text) : isPlain(row.model, byId, rows);
}

const ESCAPES: Readonly<Record<string, string>> = {
  "'": "\\'",
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\x3c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const literal = (text: string) =>
  `'${text.replaceAll(/['\\\n\r<\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign)}'`;

/**
 * What the browser puts into a hole: the properties of the element that the document has. React reads
 * a text that begins with a dollar as a reference, unless there are two.
 */
const FILL = `n=>{
let e=document.querySelector('[${MARK}='+n+']'),d=t=>t.replace(/^\\$/,'$$$$'),p={dangerouslySetInnerHTML:{__html:d(e.innerHTML)}};
for(let{name:a,value:v}of e.attributes)p[a=='class'?'className':a]=d(v);
return JSON.stringify(p)}`.replaceAll('\n', '');

/** The one script that hands React the data. */
function toScript(rows: readonly Row[]): string {
  const data = rows.map(({ id, text }) => `${id}:${text}`).join('');
  const parts = data
    .split(HOLE)
    .map((part, index) => (index % 2 === 0 ? literal(part) : `f('${part}')`));
  return `<script>(f=>self.__next_f.push([1,${parts.join('+')}]))(${FILL})</script>`;
}
