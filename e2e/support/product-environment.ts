/** Variables by which the product would use services other than its own processes. */
const FOREIGN =
  /^(BACKEND|DATABASE|S3|ASSETS|SITE|NETWORK|NEWS|ANALYTICS|NEXTAUTH|GOOGLE|OIDC|SMTP|MAIL|LINK|VAPID)_|^(PORT|HOST)$/;

/** What the processes of a product under test are given. */
export function productEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  return {
    ...Object.fromEntries(own),
    NODE_ENV: 'production',
    // Reads no feeds, whose articles would replace the news of the demo.
    NEWS_REFRESH_MINUTES: '0',
    // Calendars from elsewhere are those that journeys keep on this machine.
    CALENDARS_FROM_LOOPBACK: 'yes',
  };
}
