import { readSources } from '@/test/source-files';
import { type Finding, lineAt } from './rule';

/** How the address of a page begins that names no language. */
const ADDRESS = /(?:paths\.|\w*Path\(|[`'"]\/(?!api\/))/.source;

/** What leads to a page of ours without the language of the page that it stands on. */
const WITHOUT_LANGUAGE = [
  /from 'next\/link'/,
  /\bredirect\b.* from 'next\/navigation'/,
  /\buseRouter\b.* from 'next\/navigation'/,
  new RegExp(`<(?:a|form)\\s[^>]*?(?:href|action)=\\{?${ADDRESS}`),
  new RegExp(
    `(?:location|history)\\.(?:assign|replace|replaceState|pushState)\\((?:null, '', )?${ADDRESS}`,
  ),
];

/** Where the language is put into addresses, and what asks the router for no address. */
const KNOWN = [
  /^components\/shared\/links\//,
  /^lib\/server\/http\/redirect-to-page\.ts$/,
  // Server actions, which are told their language by the address that the form was sent to.
  /-action\.ts$/,
  // These files only have the page read again.
  /^components\/visits\/customers\/same-person\.tsx$/,
  /^components\/listings\/items\/use-service-items\.ts$/,
  /^components\/reviews\/own\/own-report\.tsx$/,
  /^components\/staff\/still-there\.tsx$/,
  /^components\/portal\/registration\/use-registration\.ts$/,
  // Files, whose addresses name the language if they have one.
  /customers\/visits-download\.tsx$/,
  /staff\/log\.tsx$/,
  /confirmed\/calendar-links\.tsx$/,
  /manage\/visit-actions\.tsx$/,
  /events\/owner-event\.tsx$/,
  /services\/owner-profile-card\.tsx$/,
  /poster\/short-link\.tsx$/,
];

/** Every link, form and move between pages keeps the language of the page. */
export function pageLinks(): Finding[] {
  return [...readSources(['app', 'components', 'lib']).values()]
    .filter(({ path }) => !KNOWN.some((known) => known.test(path)))
    .flatMap(({ path, text }) =>
      WITHOUT_LANGUAGE.flatMap((pattern) => {
        const use = pattern.exec(text);
        const says = `leads to a page without its language: ${use?.[0]}`;
        return use ? [{ file: path, line: lineAt(text, use.index), says }] : [];
      }),
    );
}
