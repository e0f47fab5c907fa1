/** No frame comes in a tab that is not on show. */
const LONGEST_MS = 100;

/**
 * Resolves once a frame was drawn. What a press does to the whole page waits for it, so that the
 * press itself is seen at once: a dialog that comes or goes makes all of the page inert or alive
 * again, and on a slow phone that takes longer than a press may go unanswered.
 */
export function pressSeen(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
