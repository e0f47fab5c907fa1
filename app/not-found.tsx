/**
 * Unused: `global-not-found.tsx` answers unknown addresses, and pages show `missing-screen.tsx`. Without
 * this file, Next sends a view of its own along with every page.
 */
export default function NotFound() {
  return null;
}
