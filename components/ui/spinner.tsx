/** A turning ring beside the words that say what is going on. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}
