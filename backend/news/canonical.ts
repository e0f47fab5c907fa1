const TRACKING =
  /^(?:utm_|at_|ns_|pk_|mc_)|^(?:fbclid|gclid|dclid|igshid|msclkid|yclid|cmpid|cmp|ocid|smid|xtor|ito|ref|ref_src|ref_url|rss|partner|traffic_source|__twitter_impression)$/i;
const AMP = /^(?:amp|outputtype|isamp)$/i;

export function withoutTracking(link: string): string {
  const url = new URL(link);
  // Deletes only names that are there: each `delete` writes the other parameters anew, which may
  // change their spelling.
  // other parameters.
  for (const name of new Set(url.searchParams.keys())) {
    if (TRACKING.test(name)) url.searchParams.delete(name);
  }
  return url.href;
}

/** A fragment that is the address of an article: "#/story/1", "#!story/1". */
const PATH_IN_FRAGMENT = /^#(?:!|\/)[^?]*[^/?]/;

function queryOf(parameters: URLSearchParams): string {
  const kept = [...parameters]
    .filter(([name]) => !TRACKING.test(name) && !AMP.test(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

function fragmentOf({ hash }: URL): string {
  const [path] = PATH_IN_FRAGMENT.exec(hash) ?? [];
  return path ? path + queryOf(new URLSearchParams(hash.split('?')[1])) : '';
}

/** Returns a key for comparing articles. It is not a link. */
export function canonicalOf(link: string): string {
  const url = new URL(link);
  const host = url.host.replace(/^(?:www\d?|m|mobile|amp)\.(?=[^.]+\.)/, '');
  const path = url.pathname
    .replace(/\/{2,}/g, '/')
    .replace(/^\/amp(?=\/)|\/amp\/?$|\.amp(?=\.html?$|$)/i, '')
    .replace(/\/(?:index\.(?:html?|php))?$/, '');
  return host + path + queryOf(url.searchParams) + fragmentOf(url);
}

/** Shorter titles, such as "News in Brief", are used for many different articles. */
const WORDS_OF_A_STORY = 5;
const LETTERS_OF_A_STORY = 24;

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** The key is the same for all copies of an agency story, and "" if the title is too short. */
export function titleKeyOf(title: string, source: string): string {
  const words = wordsOf(title);
  const name = wordsOf(source);
  const tail = words.slice(-name.length);
  const isSigned = name.length > 0 && tail.join(' ') === name.join(' ');
  const story = isSigned ? words.slice(0, -name.length) : words;
  const key = story.join(' ').slice(0, 300);
  return story.length >= WORDS_OF_A_STORY && key.length >= LETTERS_OF_A_STORY ? key : '';
}
