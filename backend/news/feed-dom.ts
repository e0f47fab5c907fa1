import { DomHandler, type Element, isTag } from 'domhandler';
import { getInnerHTML, textContent } from 'domutils';
import { Parser } from 'htmlparser2';

/** An element of a feed; names are in lower case, with their usual prefix. */
export type FeedElement = Element;

/**
 * No real feed nests deeper. The parser's work grows with the square of the depth, which attackers
 * use.
 */
const DEEPEST = 200;

class ShallowHandler extends DomHandler {
  private depth = 0;

  override onopentag(name: string, attribs: Record<string, string>): void {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new RangeError('nested too deep');
    super.onopentag(name, attribs);
  }

  override onclosetag(): void {
    this.depth -= 1;
    super.onclosetag();
  }
}

/**
 * The first element with one of these names, at the top of a document, or null. Reads malformed XML
 * too, but throws `RangeError` for a document that is nested too deeply.
 */
export function findRoot(text: string, names: readonly string[]): FeedElement | null {
  const handler = new ShallowHandler();
  new Parser(handler, {
    xmlMode: true,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
  }).end(text);
  return handler.root.children.filter(isTag).find(({ name }) => names.includes(name)) ?? null;
}

/** The child elements of any of these names, in the order of the document. */
export function childrenOf(element: FeedElement, ...names: string[]): FeedElement[] {
  return element.children.filter(isTag).filter(({ name }) => names.includes(name));
}

/** The content of an element as HTML, whether it is escaped, in CDATA, or elements of its own. */
export function htmlOf(element: FeedElement): string {
  return element.children.some(isTag) ? getInnerHTML(element) : textContent(element);
}

/** The content of the first child that has any, in the order of the names; "" if none has. */
export function htmlUnder(element: FeedElement, ...names: string[]): string {
  for (const name of names) {
    for (const child of childrenOf(element, name)) {
      const html = htmlOf(child).trim();
      if (html) return html;
    }
  }
  return '';
}
