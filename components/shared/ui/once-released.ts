/**
 * Runs `act` at once, or after the click if a pointer is down: leaving a field by pressing a
 * button must not show a text that moves the button from under the pointer, for then no click
 * follows.
 */
export function onceReleased(act: () => void): void {
  if (!document.querySelector(':active')) act();
  else addEventListener('mouseup', () => setTimeout(act), { once: true });
}
