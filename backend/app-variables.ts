/** What a request carries through the app, for metrics and the log. */
export interface AppVariables {
  /** Its pattern. */
  route: string;
  /** Whether the caller asked to be answered only when there is something to tell. */
  waits?: boolean;
}
