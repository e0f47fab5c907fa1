/**
 * Unused (see `global-not-found.tsx` and `missing-screen.tsx`), but without it Next sends its own
 * view with every page.
 */
export default function NotFound() {
  return null;
}
