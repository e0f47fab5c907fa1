/** Written by `npm run icons`. */
export const ICON_SPRITE = '/icons/a2c348.svg';
