import { paths } from './paths';

/** The token is in no log, trace or referrer. */
export function appealPath(token: string): string {
  return `${paths.appeal}/${encodeURIComponent(token)}`;
}
