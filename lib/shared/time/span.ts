/** Epoch milliseconds, `[from, to)`. */
export interface Span {
  from: number;
  to: number;
}
