/** Written by `npm run icons`. */
export const ICON_SPRITE = '/icons/ca16bb.svg';
