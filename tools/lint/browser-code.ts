import type { SourceFile } from '@/test/source-files';
import { isServerOnly, packageOf, productSources } from './product-sources';
import type { Finding } from './rule';

const isClient = (file: SourceFile) => /^['"]use client['"]/.test(file.text);
const isAction = (file: SourceFile) => /^['"]use server['"]/.test(file.text);

const isOfStaff = (path: string) => /^components\/staff\/|^app\/\[locale\]\/\(staff\)\//.test(path);
const whyNotOutside = (to: string) => (isOfStaff(to) ? 'is of the staff' : null);

/** What must not reach a browser: secrets and the way to {host}, Node, the date library. */
function whyNotInBrowser(to: string): string | null {
  const file = productSources.get(to);
  if (file && isServerOnly(file)) return 'is server-only';
  if (to.startsWith('node:')) return 'is Node';
  const isHeavy =
    ['luxon', 'libphonenumber-js'].includes(packageOf(to)) ||
    to === 'messages/generated/catalogue.ts';
  return isHeavy ? 'is too heavy for a page' : null;
}

/** The chain of imports by which a client file reaches something that must not be in a browser. */
export function leaksOf(
  start: SourceFile,
  whyNot: (to: string) => string | null,
  files: ReadonlyMap<string, SourceFile>,
): string[] {
  const seen = new Set<string>();
  const visit = (file: SourceFile, chain: string[]): string[] =>
    file.imports.flatMap(({ to, isType }) => {
      if (isType || seen.has(to)) return [];
      seen.add(to);
      const path = [...chain, to];
      const why = whyNot(to);
      if (why) return [`${path.join(' -> ')}, which ${why}`];
      const next = files.get(to);
      return next && !isAction(next) ? visit(next, path) : [];
    });
  return visit(start, [start.path]);
}

/**
 * What is server-only, Node or heavy stays out of the browser, however far away, and the staff's room
 * out of what the browser gets elsewhere.
 */
export function browserCode(): Finding[] {
  const all = [...productSources.values()];
  return all.flatMap((file) => {
    const ofClient = isClient(file) ? leaksOf(file, whyNotInBrowser, productSources) : [];
    const isOutside = !isOfStaff(file.path);
    const ofStaff = isOutside && isClient(file) ? leaksOf(file, whyNotOutside, productSources) : [];
    const direct = file.imports.filter(
      ({ to, isType }) => isOutside && file.path.startsWith('app/') && !isType && isOfStaff(to),
    );
    return [...ofClient, ...ofStaff, ...direct.map(({ to }) => `imports ${to} of the staff`)].map(
      (says) => ({ file: file.path, says }),
    );
  });
}
