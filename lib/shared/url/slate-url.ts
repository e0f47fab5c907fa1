import { paths } from './paths';

export type SlateFile = 'media' | 'poster' | 'avatar' | 'card';

/** The ids of known hosts need no escaping in a path. */
const SLATE_ID = /^(?!\.+$)[\w.~-]{1,128}$/;

/** {host} is not asked for any other text. */
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
