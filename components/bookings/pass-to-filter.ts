import { passFocus } from '@/components/ui/pass-focus';

/** For buttons that go when they are pressed. */
export const passToFilter = passFocus(() =>
  document.querySelector<HTMLElement>('[data-visit-filters] [aria-pressed=true]'),
);
