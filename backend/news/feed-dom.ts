import { DomHandler, type Element, isTag } from 'domhandler';
import { getInnerHTML, textContent } from 'domutils';
import { Parser } from 'htmlparser2';

/** Names are in lower case. */
export type FeedElement = Element;

/** The parser's time grows with the square of the depth, so an attacker could use deep elements. */
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

/** Also reads malformed XML. Throws `RangeError` if elements are nested too deeply. */
export function findRoot(text: string, names: readonly string[]): FeedElement | null {
  const handler = new ShallowHandler();
  new Parser(handler, {
    xmlMode: true,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
  }).end(text);
  return handler.root.children.filter(isTag).find(({ name }) => names.includes(name)) ?? null;
}

export function childrenOf(element: FeedElement, ...names: string[]): FeedElement[] {
  return element.children.filter(isTag).filter(({ name }) => names.includes(name));
}

/** Returns the element's HTML, which may be escaped, in CDATA, or in elements. */
export function htmlOf(element: FeedElement): string {
  return element.children.some(isTag) ? getInnerHTML(element) : textContent(element);
}

/** Returns "" if there is no such element. */
export function htmlUnder(element: FeedElement, ...names: string[]): string {
  for (const name of names) {
    for (const child of childrenOf(element, name)) {
      const html = htmlOf(child).trim();
      if (html) return html;
    }
  }
  return '';
}
