import type { NextConfig } from 'next';

const config: NextConfig = {
  // A second copy (tests, a second dev server) builds into a folder of its own.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Metadata stays in <head> for every reader: link unfurlers do not run scripts,
  // and streamed metadata would turn a 404 into a 200.
  htmlLimitedBots: /.*/,
};

export default config;
