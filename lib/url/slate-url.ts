import { paths } from './paths';

/** The files of a slate that our own origin passes on. */
export type SlateFile = 'media' | 'poster' | 'avatar' | 'card';

/**
 * Only characters that need no escaping in a path; the ids of all hosts that we know have no
 * others.
 */
const SLATE_ID = /^(?!\.+$)[\w.~-]{1,128}$/;

/** Whether a text can be the id of a slate; for other texts no host is asked. */
export function isSlateId(id: string): boolean {
  return SLATE_ID.test(id);
}

/** The public page of a slate. */
export function slatePath(id: string): string {
  return `${paths.slates}/${id}`;
}

/** A file of a slate, streamed through our own origin. */
export function slateFilePath(id: string, file: SlateFile): string {
  return `${slatePath(id)}/${file}`;
}

/** Whether a path is that of a file below a slate and not of a page. */
export function isSlateFile(pathname: string): boolean {
  return /^\/slates\/[^/]+\/[^/]+/.test(pathname);
}
