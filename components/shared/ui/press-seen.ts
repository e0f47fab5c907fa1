/** A background tab draws no frames. */
const LONGEST_MS = 100;

/** A dialog makes the page inert, slow on a phone: the press shows first. */
export function pressSeen(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
