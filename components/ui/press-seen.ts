/** A background tab draws no frames. */
const LONGEST_MS = 100;

/**
 * Resolves after the next frame. A dialog makes the page inert, which is slow on a phone: the
 * pressed button shows its state first.
 */
export function pressSeen(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
