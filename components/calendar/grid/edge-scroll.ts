/** A drag this near an edge scrolls. */
const EDGE_PX = 40;
const FASTEST_PX = 14;

/** In px per frame, at pointer `y`. */
export function edgeStep(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const above = top + EDGE_PX - y;
  const below = y - bottom + EDGE_PX;
  const depth = Math.max(above, below);
  if (depth <= 0) return 0;
  const step = Math.ceil(Math.min(depth / EDGE_PX, 1) * FASTEST_PX);
  return above > below ? -step : step;
}

function seenPart(scroller: HTMLElement) {
  const { top, bottom } = scroller.getBoundingClientRect();
  const head = scroller.querySelector<HTMLElement>('thead')?.offsetHeight ?? 0;
  const bar = document.querySelector<HTMLElement>('[data-end-bar]');
  // A hidden bar covers nothing.
  const end = bar?.offsetHeight ? bar.getBoundingClientRect().top : bottom;
  return { top: Math.max(top + head, 0), bottom: Math.min(bottom, end, window.innerHeight) };
}

/** Scrolls the grid, at its end the page; false where both end. */
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
  const tick = () => {
    frame = 0;
    const box = scroller();
    if (!box) return;
    const seen = seenPart(box);
    const step = edgeStep(place.y, seen);
    if (step === 0 || !scrollOn(box, step)) return;
    onScroll(place.x, Math.min(Math.max(place.y, seen.top + 1), seen.bottom - 1));
    frame = requestAnimationFrame(tick);
  };
  return {
    follow(x: number, y: number) {
      place = { x, y };
      if (frame === 0) frame = requestAnimationFrame(tick);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
