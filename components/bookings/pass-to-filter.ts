import { passFocus } from '@/components/ui/pass-focus';

export const passToFilter = passFocus(() =>
  document.querySelector<HTMLElement>('[data-visit-filters] [aria-pressed=true]'),
);
