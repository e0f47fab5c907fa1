/**
 * A ref for an element that may disappear while it has the focus, such as an error with its Retry:
 * the focus then moves to the element that `findNext` returns instead of to the body. Create it once,
 * because React detaches and attaches a ref that changes.
 */
export function passFocus(findNext: () => HTMLElement | null) {
  return (element: HTMLElement | null) => () => {
    const focused = document.activeElement;
    if (!focused || !element?.contains(focused)) return;
    // Somebody who uses a pointer should not be scrolled away.
    const preventScroll = !focused.matches(':focus-visible');
    queueMicrotask(() => findNext()?.focus({ preventScroll }));
  };
}
