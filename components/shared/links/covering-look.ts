import { cva } from 'class-variance-authority';

const RING_INSIDE = 'focus-visible:after:-outline-offset-3';

/**
 * The parent must be `relative`. Clamp the link itself: a clamped parent's hidden lines would cover
 * what follows.
 */
export const coveringLinkVariants = cva(
  'no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus',
  {
    variants: {
      around: {
        card: `after:rounded-lg ${RING_INSIDE}`,
        partOfCard: RING_INSIDE,
        row: 'after:rounded-md',
      },
    },
  },
);
