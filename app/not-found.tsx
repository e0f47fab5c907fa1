/** Unused, but without it Next sends its own view with every page. */
export default function NotFound() {
  return null;
}
