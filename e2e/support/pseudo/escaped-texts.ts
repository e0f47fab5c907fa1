/** A text that no message wrote, and where it stands. */
export interface Escaped {
  text: string;
  where: string;
}

/**
 * Runs in the page: texts and labels with Latin words outside of the brackets of the pseudo-locale.
 * Left out is what a host or a formatter wrote: `<time>`, `<bdi>`, `dir="auto"`, `translate="no"`,
 * a value within a message with tags, and what a person typed; `known` are names such as the
 * product's.
 */
export function findEscaped(known: readonly string[]): Escaped[] {
  const OF_HOST = 'script, style, noscript, svg, time, bdi, code, [dir="auto"], [translate="no"]';
  const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];
  const wordsIn = (text: string) => {
    let rest = text;
    for (const name of known) rest = rest.replaceAll(name, '');
    // Words in brackets come from the messages. Of a message with tags, this text may be only a
    // part.
    rest = rest.replace(/\[[^\]]*\]?|^[^[]*\]/g, '');
    const isAccented = /[ÀàƁƀĈĉĎďÉéƑƒĜĝĤĥÎîĴĵĶķĹĺṀṁŃńŐőŔŕŚśŢţŰűṼṽŴŵẊẋÝýŽž]{2}/u.test(rest);
    return !isAccented && /[A-Za-z]{2}/.test(rest);
  };
  /** Whether a text is one message: a bracket opens at its begin and closes at its end only. */
  const isMessage = (text: string) =>
    /^\[[^\]]*\]$/.test(text.replace(/(?!^)\[[^\]]*\](?!$)/g, ''));
  const isValue = (element: Element) => {
    for (let at: Element | null = element, up = 0; at && up < 3; at = at.parentElement, up += 1) {
      if (isMessage(at.textContent?.trim() ?? '')) return true;
    }
    return false;
  };
  const placeOf = (element: Element) => {
    const from = element.closest('[id]')?.id;
    const parent = element.parentElement?.tagName.toLowerCase() ?? '';
    return `${from ? `#${from} ` : ''}${parent} > ${element.tagName.toLowerCase()}`;
  };
  const found: Escaped[] = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || element.closest(OF_HOST) || !wordsIn(text)) continue;
    if (!isValue(element)) found.push({ text, where: placeOf(element) });
  }
  for (const attribute of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      const text = element.getAttribute(attribute) ?? '';
      const isOfHost = element.closest('[translate="no"]') !== null;
      if (!isOfHost && wordsIn(text))
        found.push({ text, where: `${placeOf(element)} ${attribute}` });
    }
  }
  return found;
}
