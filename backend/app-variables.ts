/** What a request carries through the app: the route's pattern, for the log. */
export interface AppVariables {
  route: string;
}
