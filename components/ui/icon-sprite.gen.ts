/** Written by `npm run icons`. */
export const ICON_SPRITE = '/icons/32d630.svg';
