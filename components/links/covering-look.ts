import { cva } from 'class-variance-authority';

const RING_INSIDE = 'focus-visible:after:-outline-offset-3';

/**
 * A link whose area is all of the card or row around it, which is `relative`. Where its words are clamped,
 * the link itself is: lines that are cut off from around a link would still be lines of the link, on top
 * of what follows.
 */
export const coveringLinkVariants = cva(
  'no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus',
  {
    variants: {
      around: {
        /** Cards clip what stands out of them. */
        card: `after:rounded-lg ${RING_INSIDE}`,
        partOfCard: RING_INSIDE,
        row: 'after:rounded-md',
      },
    },
  },
);
