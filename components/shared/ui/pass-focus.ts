/**
 * For an element that may disappear with the focus. Create it once: React detaches a changed ref.
 */
export function passFocus(findNext: () => HTMLElement | null) {
  return (element: HTMLElement | null) => () => {
    const focused = document.activeElement;
    if (!focused || !element?.contains(focused)) return;
    // Pointer users should not be scrolled away.
    const preventScroll = !focused.matches(':focus-visible');
    queueMicrotask(() => findNext()?.focus({ preventScroll }));
  };
}
