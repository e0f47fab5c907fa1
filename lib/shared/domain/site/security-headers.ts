const YEARS_2_SECONDS = 63_072_000;

/**
 * Valid for two years. Subdomains are included only if HSTS_INCLUDE_SUBDOMAINS is `yes`, because
 * some may have no TLS. Throws for any other text.
 */
export function strictTransport(includeSubdomains: string | undefined): string {
  const given = includeSubdomains?.trim() || 'no';
  if (given !== 'yes' && given !== 'no') {
    throw new RangeError('HSTS_INCLUDE_SUBDOMAINS: set yes or no, or leave it unset');
  }
  return given === 'yes'
    ? `max-age=${YEARS_2_SECONDS}; includeSubDomains`
    : `max-age=${YEARS_2_SECONDS}`;
}

/** Only a page may run scripts. Pages replace this policy. */
const OF_FILES = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The development server uses eval and injected styles, and files may be on any host. */
const OF_DEVELOPMENT = [
  "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'",
  'img-src * data: blob:',
  'connect-src *',
  "frame-ancestors 'none'",
].join('; ');

/** Sent with every answer, including files and errors. */
export function securityHeaders({
  isDevelopment,
  includeSubdomains,
}: {
  isDevelopment: boolean;
  includeSubdomains: string | undefined;
}): Record<string, string> {
  return {
    'Content-Security-Policy': isDevelopment ? OF_DEVELOPMENT : OF_FILES,
    'Strict-Transport-Security': strictTransport(includeSubdomains),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
