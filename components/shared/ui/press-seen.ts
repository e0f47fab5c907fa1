/** A background tab draws no frames. */
const LONGEST_MS = 100;

/**
 * Resolves once the press was drawn, because a dialog makes the page inert, which is slow on a
 * phone.
 */
export function pressSeen(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
