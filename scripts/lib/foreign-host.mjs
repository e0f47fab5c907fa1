// @ts-check

const WANTED = /** @type {const} */ ([
  [
    'BACKEND_TOKEN',
    'it is asked without a bearer. If it wants one, every page says that it does not answer',
  ],
  [
    'ASSETS_URL',
    'pictures are shown from the storage of this machine alone. Those of its listings stay placeholders',
  ],
  [
    'S3_ENDPOINT',
    'what people upload goes to the storage of this machine, where others who use that backend do not find it',
  ],
  [
    'GOOGLE_CLIENT_ID',
    'people sign in at this machine, under ids that are not Google’s. Nobody finds listings of theirs that are there already',
  ],
  [
    'NETWORK_TOKEN',
    'slates are asked for with the token of the backend and not as a viewer. A network service that wants a viewer shows none',
  ],
]);

/**
 * No advice if the backend is ours.
 * @param {Readonly<Record<string, string | undefined>>} given
 * @returns {string[]}
 */
export function adviceFor(given) {
  if (!given.BACKEND_URL) return [];
  const lines = WANTED.filter(([name]) => !given[name]?.trim()).map(
    ([name, effect]) => `  ${name} is not set: ${effect}.`,
  );
  if (lines.length === 0) return [];
  return [
    `The backend is ${new URL(given.BACKEND_URL).origin}, which is not started here.`,
    ...lines,
    '  docs/topics/another-host.md has the rest.',
  ];
}
