export interface AppVariables {
  route: string;
  /** Whether the request is a long poll. */
  waits?: boolean;
}
