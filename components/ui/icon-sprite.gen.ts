/** Written by `npm run icons`. */
export const ICON_SPRITE = '/icons/a017ae.svg';
