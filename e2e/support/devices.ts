/** A window at a desk, and a phone in a hand, as Playwright's options. */
export const DESK = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
