/** A background tab draws no frames, so the wait ends after this long. */
const LONGEST_MS = 100;

/**
 * Resolves once the next frame was drawn. Opening or closing a dialog makes the whole page inert or
 * interactive, which is slow on a phone: waiting first lets the pressed button show its state at once.
 */
export function pressSeen(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
