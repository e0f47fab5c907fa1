/**
 * A ref for an element that may disappear with the focus. Create it once, because React detaches a
 * ref that changes.
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
