export interface AppVariables {
  route: string;
  /** Asked to be answered only when there is something to tell. */
  waits?: boolean;
}
