/**
 * Runs in the page: what a longer language breaks. The page scrolls sideways, words are cut off
 * where nothing can scroll, a button is narrower than its words, or two of them lie on each other.
 */
export function findLayoutFaults(): string[] {
  const SMALLEST = 24;
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return `<${element.tagName.toLowerCase()}> ${text.replace(/\s+/g, ' ').slice(0, 60)}`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const faults: string[] = [];
  // Not `innerWidth`: on a phone it grows with what is too wide.
  const { clientWidth, scrollWidth } = document.documentElement;
  const beyond = scrollWidth - clientWidth;
  if (beyond > 0) {
    const isBeyond = (element: Element) =>
      isShown(element) && element.getBoundingClientRect().right > clientWidth + 0.5;
    const widest = [...document.body.querySelectorAll('*')].filter(
      (element) => isBeyond(element) && ![...element.children].some(isBeyond),
    );
    faults.push(`scrolls sideways by ${beyond}: ${widest.slice(0, 3).map(nameOf).join(', ')}`);
  }
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!isShown(element) || element.clientWidth < SMALLEST || element.clientHeight < 8) continue;
    if (element.closest('svg, [dir="auto"], [data-cut]') || !element.textContent?.trim()) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isButton = element.matches('button, select');
    const [width, height] = [
      element.scrollWidth - element.clientWidth,
      element.scrollHeight - element.clientHeight,
    ];
    // What only screen readers get, and pictures, are cut on purpose.
    const words = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (words && isCut(overflowX) && width > 1) faults.push(`cut off: ${nameOf(element)}`);
    else if (words && isCut(overflowY) && height > 2) faults.push(`cut off: ${nameOf(element)}`);
    else if (isButton && width > 1) faults.push(`wider than its button: ${nameOf(element)}`);
  }
  const isFloating = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const pressed = [
    ...document.querySelectorAll('button, a[href], select, input:not([type=hidden])'),
  ]
    .filter((element) => isShown(element) && !isFloating(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width >= SMALLEST && box.height >= SMALLEST);
  pressed.forEach(({ element, box }, index) => {
    for (const other of pressed.slice(index + 1)) {
      if (element.contains(other.element) || other.element.contains(element)) continue;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (wide > 2 && high > 2)
        faults.push(`on each other: ${nameOf(element)} and ${nameOf(other.element)}`);
    }
  });
  return [...new Set(faults)];
}
