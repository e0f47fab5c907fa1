import { readFileSync } from 'node:fs';
import { listFiles } from '@/test/source-files';
import { type Finding, FOLDERS, lineAt } from './rule';

/**
 * Each thing has one word, as in the glossary of docs/ARCHITECTURE.md. A name that falls under
 * `word` needs `instead`, unless `allowed` matches the name or the path it stands in.
 */
const RETIRED = [
  {
    word: /listing/i,
    instead: 'service or event; "listing" is for where both stand together',
    allowed:
      /^components\/(?:portal|listings)\/|settln-providers\/|^lib\/shared\/domain\/listings\/|^(?:DeleteListing|ListingKinds|LISTING_KINDS|ListingStatus|findListingStatus|LISTING_STATUSES|listingsPath)$|\.sql$|portal-listings/,
  },
  { word: /ProviderAccount|BookingProvider/, instead: 'account', allowed: null },
  {
    word: /^(?:ServiceContext|ServicesOf|ServiceHandler)$|^backend\/services\//,
    instead: 'call: a service is what a provider offers',
    allowed: null,
  },
  {
    word: /service_?providers?(?!s?\/details)|settln_?provider|provider_?calendar/i,
    instead:
      'service, account, calendar: the wire spellings stand in lib/shared/contract and lib/server/host/documented',
    allowed:
      /^(?:lib\/(?:shared\/(?:contract|url)|server\/host\/documented)|backend|test\/documented)\/|settln-providers|^ProviderCalendar|\/provider-calendar/,
  },
];

/** What {host} and the queries of our addresses call a calendar, a service, chosen items and instants. */
const WIRE = /\b(?:settlnProviderId|settln_provider_id|providerId|startTime|endTime)\b/g;
/** Who translates them. */
const TRANSLATES = /^lib\/(?:shared\/(?:contract|url)|server\/host\/documented)\//;
/** What stands in for {host} or calls it from outside: it speaks as the documents do. */
const SPEAKS_AS_DOCUMENTED = /\.test\.tsx?$|^backend\/testing\//;

const SOURCE = /\.(?:tsx?|mjs|sql)$/;
const DECLARED = /\b(?:const|let|function|class|interface|type)\s+([A-Za-z_$][\w$]*)/g;

/** The path of each source, and the names that it declares. */
function* namesIn(path: string): Generator<string> {
  yield path;
  for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(DECLARED)) yield name;
}

function retiredWords(): Finding[] {
  return FOLDERS.flatMap(listFiles)
    .filter((path) => SOURCE.test(path))
    .flatMap((path) =>
      [...namesIn(path)].flatMap((name) =>
        RETIRED.filter(
          ({ word, allowed }) => word.test(name) && !allowed?.test(name) && !allowed?.test(path),
        ).map(({ instead }) => ({ file: path, says: `${name}; say ${instead}` })),
      ),
    );
}

function wireNames(): Finding[] {
  return ['app', 'backend', 'components', 'lib', 'local', 'scripts']
    .flatMap(listFiles)
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
    .filter((path) => !TRANSLATES.test(path) && !SPEAKS_AS_DOCUMENTED.test(path))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return [...text.matchAll(WIRE)].map(({ 0: name, index }) => ({
        file: path,
        line: lineAt(text, index),
        says: `${name} is a name of the wire; translate it in lib/shared/contract, lib/server/host/documented or lib/shared/url`,
      }));
    });
}

/** Each thing has one word, and the names of the wire stand only where they are translated. */
export const words = () => [...retiredWords(), ...wireNames()];
