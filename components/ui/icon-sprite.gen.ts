/** Written by `npm run icons`. */
export const ICON_SPRITE = '/icons/c45136.svg';
