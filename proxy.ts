import { type NextRequest, NextResponse } from 'next/server';
import { cspSettings, DATA_POLICY, pagePolicy } from '@/lib/http/csp';
import { isSlateFile } from '@/lib/url/slate-url';

const CSP = 'content-security-policy';

function policyFor(pathname: string): string {
  if (/^\/api(?:\/|$)/.test(pathname) || isSlateFile(pathname)) return DATA_POLICY;
  return pagePolicy(pathname, crypto.randomUUID().replaceAll('-', ''), cspSettings());
}

/**
 * Gives every page that is rendered for one visitor, and every answer of our API, its content
 * security policy; shared pages bring theirs (`lib/http/copies/finish-shared-page.ts`). It checks no access:
 * `handle` and the code beside the data do, which no rewrite or header can bypass.
 */
export function proxy(request: NextRequest): NextResponse {
  const policy = policyFor(request.nextUrl.pathname);
  const headers = new Headers(request.headers);
  // Next takes the nonce for its own scripts from this header, never from a visitor's value.
  headers.set(CSP, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(CSP, policy);
  return response;
}

// Next needs a literal here; a test compares it with the pages of lib/url/pages.ts in all languages.
export const config = {
  matcher: [
    // Addresses that are no pages: their 404 page is made for one visitor.
    '/((?!(?:en-XA/)?(?:downloadapp|how-it-works|aboutus|contact|privacy-policy|delete-request|settln-providers-terms-and-conditions|news|providerPage|booking|slates/[^/]+|whats-on|whats-on/[^/]+|communities|communities/[^/]+|find(?:/[a-z][a-z-]{0,39}){0,2})?$|en-XA$|_next/|.*\\.[a-z0-9]+$).*)',
    '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/:first(settln-providers|services|events|api)/:rest*',
    '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/:first(slates|whats-on|communities)/:id/:rest+',
    '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/:first(news|providerPage|booking)/:rest+',
    // Of addresses that have copies, those with anything that makes the page one visitor's own.
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/:first(providerPage|booking)',
      has: [{ type: 'cookie', key: 'next-auth.session-token' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/:first(providerPage|booking)',
      has: [{ type: 'cookie', key: '__Host-next-auth.session-token' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/providerPage',
      missing: [{ type: 'query', key: 'id', value: '[\\w~-][\\w.~-]{0,63}' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/booking',
      missing: [{ type: 'query', key: 'providerId', value: '[\\w~-][\\w.~-]{0,63}' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/booking',
      has: [{ type: 'query', key: 'serviceItems' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/news',
      has: [{ type: 'query', key: 'offset' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/news',
      has: [{ type: 'query', key: 'count' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/news',
      has: [{ type: 'query', key: 'origin' }],
      missing: [
        {
          type: 'query',
          key: 'origin',
          value:
            '(?:DZ|AR|BD|BR|CM|CO|CU|DO|EC|EG|ET|GH|HT|IN|IQ|JM|JO|KE|LB|LY|MA|NP|NG|PK|PS|PE|SN|SO|ZA|LK|SD|SY|TT|TN|TR|VE)',
        },
      ],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/news',
      has: [{ type: 'query', key: 'residence' }],
      missing: [{ type: 'query', key: 'residence', value: '(?:MT|GB|AU|HU|CH|BE|NL|DE|IT)' }],
    },
    // Of the list of events, every choice.
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/whats-on',
      has: [{ type: 'query', key: 'when' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/whats-on',
      has: [{ type: 'query', key: 'week' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/whats-on',
      has: [{ type: 'query', key: 'category' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/whats-on',
      has: [{ type: 'query', key: 'community' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/whats-on',
      has: [{ type: 'query', key: 'place' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/whats-on',
      has: [{ type: 'query', key: 'free' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/whats-on',
      has: [{ type: 'query', key: 'page' }],
    },
    // Of the directory, every search with a query.
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/find/:rest*',
      has: [{ type: 'query', key: 'q' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/find/:rest*',
      has: [{ type: 'query', key: 'category' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/find/:rest*',
      has: [{ type: 'query', key: 'community' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/find/:rest*',
      has: [{ type: 'query', key: 'kind' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/find/:rest*',
      has: [{ type: 'query', key: 'place' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/find/:rest*',
      has: [{ type: 'query', key: 'day' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/find/:rest*',
      has: [{ type: 'query', key: 'sort' }],
    },
    {
      source: '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/find/:rest*',
      has: [{ type: 'query', key: 'page' }],
    },
  ],
};
