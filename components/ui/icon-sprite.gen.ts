/** Written by `npm run icons`. */
export const ICON_SPRITE = '/icons/c354a0.svg';
