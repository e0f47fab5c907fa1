/** Written by `npm run icons`. */
export const ICON_SPRITE = '/icons/469bab.svg';
