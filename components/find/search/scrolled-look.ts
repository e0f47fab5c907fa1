export const scrolledLook =
  '-mx-gutter flex items-center gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none]';
