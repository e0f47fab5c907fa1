// @ts-check
/**
 * Chromium gets these functions as text, so they use nothing from outside of themselves.
 */

/** @typedef {{ kind: 'lcp' | 'shift' | 'event', name: string, value: number }} Entry */

/** @typedef {PerformanceEntry & { hadRecentInput: boolean, value: number }} LayoutShift */

/**
 * What the bench adds to a page.
 * @typedef {object} Added
 * @property {(entry: Entry) => void} reportEntry
 * @property {(ms: number) => void} reportShown
 * @property {() => number} stopFrames
 */

/** Runs before the page's own scripts. */
export function observe() {
  const report = (/** @type {Entry} */ entry) => {
    /** @type {typeof globalThis & Added} */ (globalThis).reportEntry(entry);
  };
  /**
   * @template {PerformanceEntry} E
   * @param {string} type
   * @param {(entry: E) => Entry | null} read
   * @param {object} [extra]
   */
  const watch = (type, read, extra) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const told = read(/** @type {E} */ (entry));
        if (told) report(told);
      }
    }).observe({ type, buffered: true, ...extra });
  };
  watch('largest-contentful-paint', (/** @type {LargestContentfulPaint} */ entry) => ({
    kind: 'lcp',
    name: `${entry.element?.tagName ?? ''} ${String(entry.element?.className ?? '')}`.trim(),
    value: entry.startTime,
  }));
  watch('layout-shift', (/** @type {LayoutShift} */ entry) =>
    entry.hadRecentInput ? null : { kind: 'shift', name: '', value: entry.value },
  );
  watch(
    'event',
    (/** @type {PerformanceEventTiming} */ entry) =>
      entry.interactionId ? { kind: 'event', name: entry.name, value: entry.duration } : null,
    { durationThreshold: 16 },
  );
}

/** Runs in each document. */
export function watchForProfile() {
  const KEY = 'tapped-at';
  addEventListener(
    'click',
    (event) => sessionStorage.setItem(KEY, String(performance.timeOrigin + event.timeStamp)),
    true,
  );
  const look = () => {
    const tappedAt = Number(sessionStorage.getItem(KEY));
    if (!tappedAt || !document.getElementById('profile-name')) {
      requestAnimationFrame(look);
      return;
    }
    // A message arrives after the frame was drawn.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.timeOrigin + performance.now();
      /** @type {typeof globalThis & Added} */ (globalThis).reportShown(now - tappedAt);
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/**
 * Resolves after the frame.
 * @param {number} cell
 */
export async function showRow(cell) {
  const target = document.querySelectorAll('.week-grid .slot[data-at]')[cell];
  document
    .querySelector('[data-calendar-window]')
    ?.scrollIntoView({ block: 'start', behavior: 'instant' });
  target?.scrollIntoView({ block: 'start', behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

export function watchFrames() {
  let [slowest, moves] = [0, 0];
  const onMove = (/** @type {PointerEvent} */ event) => {
    const at = document.elementFromPoint(event.clientX, event.clientY);
    if (!at?.closest('[data-at]')) return;
    moves += 1;
    requestAnimationFrame(() => {
      // A message arrives after the frame was drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        slowest = Math.max(slowest, performance.now() - event.timeStamp);
      };
      port2.postMessage(null);
    });
  };
  addEventListener('pointermove', onMove, true);
  const page = /** @type {typeof globalThis & Added} */ (globalThis);
  page.stopFrames = () => {
    removeEventListener('pointermove', onMove, true);
    page.reportEntry({ kind: 'event', name: 'move of a drag', value: slowest });
    return moves;
  };
}

/** Returns the number of moves. */
export function stopFrames() {
  return /** @type {typeof globalThis & Added} */ (globalThis).stopFrames();
}

/** @param {Element} box */
export async function scrollAndBack(box) {
  /** @returns {Promise<number>} */
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let [slowest, before] = [0, await nextFrame()];
  for (let frame = 0; frame < 60; frame += 1) {
    box.scrollTop += frame < 30 ? 40 : -40;
    const now = await nextFrame();
    [slowest, before] = [Math.max(slowest, now - before), now];
  }
  const entry = /** @type {const} */ ({ kind: 'event', name: 'frame of a scroll', value: slowest });
  /** @type {typeof globalThis & Added} */ (globalThis).reportEntry(entry);
}
