import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { ICON_SPRITE } from '@/components/ui/icon-sprite.gen';
import { productFrom } from '@/lib/domain/site/product';
import { securityHeaders } from '@/lib/domain/site/security-headers';
import { agentPatterns } from '@/lib/domain/slates/user-agent';
import { ALL_LOCALES, DEFAULT_LOCALE } from '@/lib/texts/locales';
import { englishRewrite, pageRedirects } from '@/lib/url/locale-routing';
import { sharedRewrites } from '@/lib/url/shared-pages';

// Those that are not served, too: lib/http/before-next refuses their addresses.
const OTHER_LOCALES = ALL_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

const { HSTS_INCLUDE_SUBDOMAINS } = process.env;

/** Sent with everything, static files and errors included. */
const headers = securityHeaders({
  isDevelopment: process.env.NODE_ENV === 'development',
  includeSubdomains: HSTS_INCLUDE_SUBDOMAINS,
});

const config: NextConfig = {
  // A second copy (tests, a second dev server) builds into a folder of its own.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // For the container: the server with just those packages that it needs.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // What answers before Next says the same as the build, whatever is set when it starts.
  env: { HSTS_INCLUDE_SUBDOMAINS: HSTS_INCLUDE_SUBDOMAINS ?? '' },
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` and `npm run verify` check types, so that starting the product need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Metadata stays in <head> for every reader: link previews do not run scripts, and streamed
  // metadata would turn a 404 into a 200.
  htmlLimitedBots: /.*/,
  // Pictures come from the assets host as they are (uploads are scaled to 2,048 pixels). Without
  // the optimiser there is no endpoint that fetches whatever its query names.
  images: { unoptimized: true, remotePatterns: [], maximumRedirects: 0 },
  // Copies of pages and reads are kept by lib/cache, and by nothing of Next's beside it.
  cacheHandler: fileURLToPath(new URL('lib/cache/handler.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  // A copy that is older, in seconds, is not shown while it is made anew.
  expireTime: 60,
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    // As with pages: otherwise `/API/...` and `/EN/...` would pass the rewrites for calls and
    // languages.
    caseSensitiveRoutes: true,
    serverActions: { bodySizeLimit: '100kb' },
  },
  async redirects() {
    const rules = pageRedirects(DEFAULT_LOCALE, OTHER_LOCALES);
    return rules.map((rule) => ({ ...rule, permanent: false }));
  },
  async rewrites() {
    // After the files of the site, so that only possible pages are rewritten into `app/[locale]`.
    const rewrite = englishRewrite(DEFAULT_LOCALE, OTHER_LOCALES);
    const { name } = productFrom({ name: process.env.NEXT_PUBLIC_PRODUCT_NAME });
    const toShared = sharedRewrites(DEFAULT_LOCALE, OTHER_LOCALES, agentPatterns(name));
    return { beforeFiles: toShared, afterFiles: [rewrite], fallback: [] };
  },
  async headers() {
    return [
      {
        source: '/:path*',
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      },
      {
        // Who knows the address of a feed sees the visits. These headers win over those of a route.
        source: '/calendar/:path*',
        headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      },
      {
        // Its name changes with its content.
        source: ICON_SPRITE,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        // Their names stay the same, and browsers would ask for them on each page.
        source: '/:file(favicon\\.ico|icon\\.svg|apple-icon\\.png|opengraph-image\\.png)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
      },
    ];
  },
};

export default config;
