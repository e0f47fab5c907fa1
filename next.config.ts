import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { productFrom } from '@/lib/shared/domain/site/product';
import { securityHeaders } from '@/lib/shared/domain/site/security-headers';
import { agentPatterns } from '@/lib/shared/domain/slates/user-agent';
import { ALL_LOCALES, DEFAULT_LOCALE, SHORT_CODES } from '@/lib/shared/texts/locales';
import { codeRedirects, englishRewrite, pageRedirects } from '@/lib/shared/url/locale-routing';
import { PORTAL_WORKER } from '@/lib/shared/url/portal-files';
import { sharedRewrites } from '@/lib/shared/url/shared-pages';

const OTHER_LOCALES = ALL_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

const { HSTS_INCLUDE_SUBDOMAINS } = process.env;

const headers = securityHeaders({
  isDevelopment: process.env.NODE_ENV === 'development',
  includeSubdomains: HSTS_INCLUDE_SUBDOMAINS,
});

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // Built in, so that lib/server/http/before-next matches the build's headers.
  env: { HSTS_INCLUDE_SUBDOMAINS: HSTS_INCLUDE_SUBDOMAINS ?? '' },
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` checks types.
  typescript: { ignoreBuildErrors: true },
  // Streams metadata to nobody: streaming needs scripts, and turns a 404 into a 200.
  htmlLimitedBots: /.*/,
  // Uploads are scaled already; an endpoint would fetch what its query names.
  images: { unoptimized: true, remotePatterns: [], maximumRedirects: 0 },
  cacheHandler: fileURLToPath(new URL('lib/server/cache/handler.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  // Bundled, it is compiled for each of forty endpoints.
  serverExternalPackages: ['undici'],
  // The compiler would bundle twelve languages four times.
  turbopack:
    process.env.NODE_ENV === 'production'
      ? {
          resolveAlias: {
            '@/lib/shared/texts/read-messages': './lib/shared/texts/read-compiled-messages.ts',
          },
        }
      : {},
  // In seconds. Older copies are not shown while they are renewed.
  expireTime: 60,
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    // Seconds that a browser may show a prefetched page.
    staleTimes: { static: 120 },
    // By default one of two cores draws the pages.
    cpus: Math.max(2, availableParallelism() - 1),
    // Otherwise `/API/...` and `/EN/...` pass the rewrites.
    caseSensitiveRoutes: true,
    serverActions: { bodySizeLimit: '100kb' },
    // It takes a fifth of the build's time; only browsers pay for the size of files.
    serverMinification: false,
    // Three quarters of a build's files, read by nothing.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    // It takes a third of the build's time.
    turbopackFileSystemCacheForBuild: false,
  },
  async redirects() {
    const rules = pageRedirects(DEFAULT_LOCALE, OTHER_LOCALES);
    return [
      ...codeRedirects(SHORT_CODES).map((rule) => ({ ...rule, permanent: true })),
      ...rules.map((rule) => ({ ...rule, permanent: false })),
    ];
  },
  async rewrites() {
    // After files: only possible pages are rewritten.
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
        // The address gives access to the visits. Wins over a route's headers.
        source: '/calendar/:path*',
        headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      },
      {
        // The sprite's name changes with its content.
        source: '/icons/:sprite([0-9a-f]{6}\\.svg)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        // The worker's own policy counts, not a page's.
        source: PORTAL_WORKER,
        headers: [
          { key: 'Cache-Control', value: 'no-cache' },
          {
            key: 'Content-Security-Policy',
            value: "default-src 'none'; connect-src 'self'; img-src 'self'",
          },
        ],
      },
      {
        // Browsers would ask on each page.
        source: '/:file(favicon\\.ico|icon\\.svg|apple-icon\\.png|opengraph-image\\.png)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
      },
    ];
  },
};

const withTexts = createNextIntlPlugin({
  requestConfig: './lib/shared/texts/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: [], precompile: true } },
});

export default withTexts(config);
