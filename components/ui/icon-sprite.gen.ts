/** Written by `npm run icons`. */
export const ICON_SPRITE = '/icons/b30686.svg';
