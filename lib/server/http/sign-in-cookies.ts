import 'server-only';

/*
 * next-auth knows one sign-in at a time in a browser. Its cookies are named by the sign-in's state
 * here, so that each of two tabs can finish its own.
 */

/** The cookies that next-auth keeps until the issuer leads back. */
const UNDER_WAY = ['state', 'pkce.code_verifier', 'nonce'];
/**
 * The cookie that says where the sign-in began. It is also set without a state in its name, for the
 * page that shows a failure.
 */
const BEGAN = 'callback-url';

/**
 * How many other sign-ins may go on at once. If there are more, all others are forgotten, because
 * all cookies have to fit into a request.
 */
const MOST_OTHERS = 3;

const MARK = 12;

const prefixOf = (siteUrl: string) =>
  `${siteUrl.startsWith('https:') ? '__Secure-' : ''}next-auth.`;

const markOf = (state: string | null) => state?.replace(/[^\w-]/g, '').slice(0, MARK) || null;

export const beganCookie = (siteUrl: string) => prefixOf(siteUrl) + BEGAN;

type Cookies = Readonly<Record<string, string>>;

/** Returns the cookies of the sign-in with this state, under the names that next-auth reads. */
export function cookiesOfSignIn(cookies: Cookies, siteUrl: string, state: string | null): Cookies {
  const mark = markOf(state);
  const own = [...UNDER_WAY, BEGAN].flatMap((part) => {
    const name = prefixOf(siteUrl) + part;
    const value = mark && cookies[`${name}.${mark}`];
    return value ? [[name, value]] : [];
  });
  return { ...cookies, ...Object.fromEntries(own) };
}

function lineOf(siteUrl: string, name: string, value: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  const end = value === '' ? '; Max-Age=0' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/${end}; HttpOnly${secure}; SameSite=Lax`;
}

const isNamed = (line: string, name: string) => line.startsWith(`${name}=`);

/**
 * Puts the state of the sign-in into the names of its cookies. `lines` are the values of
 * `Set-Cookie` with which it begins or ends.
 */
export function nameCookies(
  lines: readonly string[],
  {
    cookies,
    siteUrl,
    state,
    isEnd,
  }: {
    cookies: Cookies;
    siteUrl: string;
    state: string | null;
    isEnd: boolean;
  },
): string[] {
  const mark = markOf(state);
  if (mark === null) return [...lines];
  const prefix = prefixOf(siteUrl);
  const began = prefix + BEGAN;
  const named = lines.map((line) => {
    const part = UNDER_WAY.find((one) => isNamed(line, prefix + one));
    return part ? line.replace('=', `.${mark}=`) : line;
  });
  if (isEnd) {
    const own = cookies[`${began}.${mark}`];
    if (!own) return named;
    return [...named, lineOf(siteUrl, began, own), lineOf(siteUrl, `${began}.${mark}`, '')];
  }
  const copies = lines
    .filter((line) => isNamed(line, began))
    .map((line) => line.replace('=', `.${mark}=`));
  const parts = [...UNDER_WAY, BEGAN];
  const ofOthers = Object.keys(cookies).filter((name) =>
    parts.some((part) => name.startsWith(`${prefix}${part}.`)),
  );
  const others = new Set(ofOthers.map((name) => name.slice(-MARK)));
  const forgotten = others.size > MOST_OTHERS ? ofOthers : [];
  return [...named, ...copies, ...forgotten.map((name) => lineOf(siteUrl, name, ''))];
}
