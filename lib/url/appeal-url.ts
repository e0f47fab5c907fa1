import { paths } from './paths';

/** As with the link to a booking, the token is in no log, trace or referrer. */
export function appealPath(token: string): string {
  return `${paths.appeal}/${encodeURIComponent(token)}`;
}
