const YEARS_2_SECONDS = 63_072_000;

/**
 * The value of `Strict-Transport-Security`: two years for this host, and for those below it only if
 * HSTS_INCLUDE_SUBDOMAINS is `yes`, because there may be services without TLS. Throws for another text.
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
