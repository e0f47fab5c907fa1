export interface IdentityConfig {
  port: number;
  /** As in the site's GOOGLE_ISSUER. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The issuer sends users to this site only. On loopback the site may use any port. */
  siteUrl: string;
  offersDemo: boolean;
  /** True if name and address are given at the userinfo address only, as the standard has it. */
  saysWhoApart?: boolean;
}

/** A site on loopback may use any port, as its copies in tests do. */
export const isOnLoopback = (siteUrl: string) =>
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(siteUrl);

/** Throws one line for each wrong variable. */
export function readIdentityConfig(
  env: Readonly<Record<string, string | undefined>>,
): IdentityConfig {
  const problems: string[] = [];
  const required = (name: string, meaning: string): string => {
    const value = env[name]?.trim();
    if (!value) problems.push(`${name}: set it to ${meaning}.`);
    return value ?? '';
  };
  const issuer = required('GOOGLE_ISSUER', 'the address of this process');
  const siteUrl = required('SITE_URL', 'the origin of the site');
  for (const [name, url] of Object.entries({ GOOGLE_ISSUER: issuer, SITE_URL: siteUrl })) {
    if (url && !URL.canParse(url)) problems.push(`${name}: set it to an address with http://.`);
  }
  const port = Number(required('PORT', 'the port to listen on'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push('PORT: set it to a whole number from 0 to 65535.');
  }
  const clientId = required('GOOGLE_CLIENT_ID', 'the client id that the site uses');
  const clientSecret = required('GOOGLE_CLIENT_SECRET', 'the secret of that client');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    port,
    issuer,
    clientId,
    clientSecret,
    siteUrl: siteUrl.replace(/\/+$/, ''),
    offersDemo: env.IDENTITY_DEMO === 'yes',
  };
}
