/** A span of time as epoch milliseconds, `[from, to)`. */
export interface Span {
  from: number;
  to: number;
}
