import { expect, test } from 'vitest';
import { readSources } from '@/test/source-files';

/**
 * The methods of responses, requests and servers that we replace, with the reason for each. Next has no
 * hook for either; anything else is to be done by Next, Node or nginx as they are.
 */
const REPLACED = {
  'lib/http/before-next/listen.ts end':
    'a page that explains itself in place of the bare 500 of Next',
  'lib/http/policies.ts writeHead': 'one policy, and the headers of all answers in redirects',
};

/** Assigned, or defined as a property, on whatever is called a response, a request, a socket or a server. */
const ASSIGNED = /\b(?:response|request|res|req|socket|server)\.(\w+)\s*=(?![=>])/g;
const DEFINED =
  /\bdefinePropert(?:y|ies)\(\s*(?:response|request|res|req|socket|server|\w+\.prototype),\s*'(\w+)'/g;
const ON_PROTOTYPE = /\bprototype\.(\w+)\s*=(?![=>])/g;

/** Properties that Node has for writing. */
const MEANT_FOR_IT = new Set(['statusCode', 'statusMessage', 'shouldKeepAlive', 'url', 'timeout']);

test('no method of Node or Next is replaced but two, each with its reason', () => {
  const found = [...readSources(['lib', 'app', 'backend', 'instrumentation.ts']).values()]
    .flatMap(({ path, text }) =>
      [ASSIGNED, DEFINED, ON_PROTOTYPE].flatMap((pattern) =>
        [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name })),
      ),
    )
    .filter(({ name }) => !MEANT_FOR_IT.has(name))
    .map(({ path, name }) => `${path} ${name}`);
  expect([...new Set(found)].sort()).toEqual(Object.keys(REPLACED).sort());
});
