import { Parser } from 'htmlparser2';

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function demand(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`No Atom feed (RFC 4287): ${what}`);
}

function readXml(xml: string): Element {
  demand(xml.startsWith('<?xml version="1.0" encoding="utf-8"?>'), 'no declaration');
  demand(!/&(?!(?:amp|lt|gt|quot);)/.test(xml), 'an & that begins nothing');
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, text: '', children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag(name, isImplied) {
        const closed = open.pop();
        const isWritten = !isImplied || xml.slice(0, parser.endIndex + 1).endsWith('/>');
        demand(closed?.name === name && isWritten, `${name} has no end of its own`);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const [feed, ...more] = root.children;
  demand(feed !== undefined && more.length === 0, 'not one element');
  return feed;
}

/** What each feed and each of its entries must have exactly once. */
function readHead({ name, children }: Element) {
  const one = (child: string) => {
    const [found, ...more] = children.filter((element) => element.name === child);
    demand(found !== undefined && more.length === 0, `${name}: not one ${child}`);
    return found;
  };
  const link = (rel: string) =>
    children.find((child) => child.name === 'link' && child.attributes.rel === rel)?.attributes
      .href ?? '';
  const [id, updated] = [one('id').text, one('updated').text];
  demand(URL.canParse(id), `id: ${id}`);
  demand(INSTANT.test(updated), `updated: ${updated}`);
  const author = one('author').children.find((child) => child.name === 'name')?.text ?? '';
  demand(author !== '', `${name}: nobody wrote it`);
  demand(URL.canParse(link('alternate')), `${name}: no page`);
  return { id, updated, author, title: one('title').text, page: link('alternate'), link };
}

/** A feed as a strict reader of RFC 4287 takes it; throws where that would. */
export function readAtom(xml: string) {
  const feed = readXml(xml);
  demand(feed.attributes.xmlns === 'http://www.w3.org/2005/Atom', 'another namespace');
  const { link, ...head } = readHead(feed);
  demand(URL.canParse(link('self')), 'no address of its own');
  const entries = feed.children.filter(({ name }) => name === 'entry').map(readHead);
  demand(new Set(entries.map(({ id }) => id)).size === entries.length, 'an identity twice');
  const newest =
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? head.updated;
  demand(head.updated >= newest, 'older than an entry');
  return { ...head, self: link('self'), entries };
}
