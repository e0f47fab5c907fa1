import type { BrowserContext } from 'playwright/test';

/**
 * Does to a page what Chrome's translator does: takes each text out, and puts `<font>` in its place,
 * also of what comes later. The words stay, so that tests find them.
 */
function translate() {
  const LEFT_ALONE = 'script, style, noscript, svg, textarea, font, [translate="no"]';
  const replace = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = root instanceof Text ? [root] : [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_ALONE))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const begin = () => {
    replace(document.body);
    const changes = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          if (node.isConnected) replace(node);
        }
      }
    });
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  // It begins when a page has loaded, and has come alive.
  addEventListener('load', () => requestIdleCallback(begin));
}

export const translatePages = (context: BrowserContext) => context.addInitScript(translate);
