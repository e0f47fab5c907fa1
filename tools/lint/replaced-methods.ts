import { readSources } from '@/test/source-files';
import { type Finding, lineAt } from './rule';

/**
 * The methods of responses, requests and servers that we replace, with the reason for each. Next has no
 * hook for either; anything else is to be done by Next, Node or nginx as they are.
 */
const REPLACED: Readonly<Record<string, string>> = {
  'lib/server/http/before-next/listen.ts end':
    'a page that explains itself in place of the bare 500 of Next',
  'lib/server/http/policies.ts writeHead':
    'one policy, and the headers of all answers in redirects',
};

/** Assigned, or defined as a property, on whatever is called a response, a request, a socket or a server. */
const ASSIGNED = /\b(?:response|request|res|req|socket|server)\.(\w+)\s*=(?![=>])/g;
const DEFINED =
  /\bdefinePropert(?:y|ies)\(\s*(?:response|request|res|req|socket|server|\w+\.prototype),\s*'(\w+)'/g;
const ON_PROTOTYPE = /\bprototype\.(\w+)\s*=(?![=>])/g;

/** Properties that Node allows to be set. */
const MEANT_FOR_IT = new Set([
  'statusCode',
  'statusMessage',
  'shouldKeepAlive',
  'url',
  'timeout',
  'requestTimeout',
  'headersTimeout',
]);

/** No method of Node or Next is replaced but those above, each with its reason. */
export function replacedMethods(): Finding[] {
  const sources = [...readSources(['lib', 'app', 'backend', 'instrumentation.ts']).values()];
  const found = sources.flatMap(({ path, text }) =>
    [ASSIGNED, DEFINED, ON_PROTOTYPE].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 1: name = '', index }) => ({
        file: path,
        line: lineAt(text, index),
        name,
      })),
    ),
  );
  const known = new Set(found.map(({ file, name }) => `${file} ${name}`));
  const gone = Object.keys(REPLACED).filter((name) => !known.has(name));
  return [
    ...found
      .filter(({ file, name }) => !MEANT_FOR_IT.has(name) && !(`${file} ${name}` in REPLACED))
      .map(({ file, line, name }) => ({
        file,
        line,
        says: `replaces ${name}; let Next, Node or nginx do it as they are`,
      })),
    ...gone.map((name) => ({ file: name, says: 'is not replaced any more: take its reason away' })),
  ];
}
