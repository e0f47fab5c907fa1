/** A drag scrolls when it is this near to an edge. */
const EDGE_PX = 40;
const FASTEST_PX = 14;
/** Half a row, because hands that go sideways stray by less. */
const TOWARDS_PX = 12;
/** A resting pointer moves a little. */
const REST_PX = 8;
const REST_MS = 300;

interface SeenPart {
  top: number;
  bottom: number;
}

/** How far to scroll with the pointer at `y`, in px per frame. */
function edgeStep(y: number, { top, bottom }: SeenPart): number {
  const above = top + EDGE_PX - y;
  const below = y - bottom + EDGE_PX;
  const depth = Math.max(above, below);
  if (depth <= 0) return 0;
  const step = Math.ceil(Math.min(depth / EDGE_PX, 1) * FASTEST_PX);
  return above > below ? -step : step;
}

/**
 * Scrolls once a drag has come towards the edge and rests there. A drag that passes the edge or
 * goes sideways is on its way to a time that can be seen.
 */
export function createEdgePace() {
  let startY: number | null = null;
  let rest = { x: 0, y: 0, since: 0 };
  let isScrolling = false;
  return {
    follow(x: number, y: number, now: number) {
      startY ??= y;
      if (Math.hypot(x - rest.x, y - rest.y) > REST_PX) rest = { x, y, since: now };
    },
    /** How far to scroll, in px per frame; null away from the edges. */
    step(y: number, seen: SeenPart, now: number): number | null {
      const step = edgeStep(y, seen);
      const towards = (y - (startY ?? y)) * Math.sign(step);
      isScrolling = towards > TOWARDS_PX && (isScrolling || now - rest.since >= REST_MS);
      if (step === 0) return null;
      return isScrolling ? step : 0;
    },
  };
}

function seenPart(scroller: HTMLElement): SeenPart {
  const { top, bottom } = scroller.getBoundingClientRect();
  const head = scroller.querySelector<HTMLElement>('thead')?.offsetHeight ?? 0;
  const bar = document.querySelector<HTMLElement>('[data-end-bar]');
  // A hidden bar covers nothing.
  const end = bar?.offsetHeight ? bar.getBoundingClientRect().top : bottom;
  return { top: Math.max(top + head, 0), bottom: Math.min(bottom, end, window.innerHeight) };
}

/** Scrolls the grid, or the page once the grid is at its end. False if both are at their ends. */
function scrollOn(scroller: HTMLElement, step: number): boolean {
  const before = [scroller.scrollTop, window.scrollY];
  scroller.scrollTop += step;
  if (scroller.scrollTop === before[0]) window.scrollBy({ top: step, behavior: 'instant' });
  return scroller.scrollTop !== before[0] || window.scrollY !== before[1];
}

export function createEdgeScroll(
  scroller: () => HTMLElement | null,
  onScroll: (x: number, y: number) => void,
) {
  let frame = 0;
  let place = { x: 0, y: 0 };
  let pace = createEdgePace();
  const tick = () => {
    frame = 0;
    const box = scroller();
    if (!box) return;
    const seen = seenPart(box);
    const step = pace.step(place.y, seen, performance.now());
    if (step === null) return;
    if (step !== 0) {
      if (!scrollOn(box, step)) return;
      onScroll(place.x, Math.min(Math.max(place.y, seen.top + 1), seen.bottom - 1));
    }
    frame = requestAnimationFrame(tick);
  };
  return {
    follow(x: number, y: number) {
      place = { x, y };
      pace.follow(x, y, performance.now());
      if (frame === 0) frame = requestAnimationFrame(tick);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
      pace = createEdgePace();
    },
  };
}
