/**
 * A ref for what may go while it has the focus, such as an error with its Retry: the focus passes to
 * the heir, instead of being lost to the body. Make it once: React takes another one for a new element.
 */
export function passFocus(heir: () => HTMLElement | null) {
  return (element: HTMLElement | null) => () => {
    const focused = document.activeElement;
    if (!focused || !element?.contains(focused)) return;
    // Whoever points has not asked to be led there.
    const preventScroll = !focused.matches(':focus-visible');
    queueMicrotask(() => heir()?.focus({ preventScroll }));
  };
}
