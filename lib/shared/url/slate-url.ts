import { paths } from './paths';

export type SlateFile = 'media' | 'poster' | 'avatar' | 'card';

/** Known hosts' ids need no escaping in a path. */
const SLATE_ID = /^(?!\.+$)[\w.~-]{1,128}$/;

/** No host is asked for other texts. */
export function isSlateId(id: string): boolean {
  return SLATE_ID.test(id);
}

export function slatePath(id: string): string {
  return `${paths.slates}/${id}`;
}

export function slateFilePath(id: string, file: SlateFile): string {
  return `${slatePath(id)}/${file}`;
}

export function isSlateFile(pathname: string): boolean {
  return /^\/slates\/[^/]+\/[^/]+/.test(pathname);
}
