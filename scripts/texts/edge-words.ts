import { createTranslator } from 'next-intl';
import { DEFAULT_LOCALE, directionOf, languageOfTag, tagOf } from '@/lib/shared/texts/locales';
import type { Tree } from './check-texts';

/** `seconds` is the `Retry-After` of the same answer. */
const WORDS: readonly (readonly [name: string, key: string, seconds?: number])[] = [
  ['edge_failed', 'refusals.failedTitle'],
  ['edge_host_failed', 'reasons.hostFailed'],
  ['edge_again', 'refusals.tryAgain'],
  ['edge_unsettled', 'reasons.unsettled'],
  ['edge_too_many', 'refusals.tooManyTitle'],
  ['edge_forms_closed', 'reasons.formsClosed', 10],
  ['edge_reads_closed', 'reasons.readsClosed', 20],
  ['edge_large', 'refusals.largeTitle'],
  ['edge_shorter', 'refusals.largeMessage'],
  ['edge_body_too_large', 'reasons.bodyTooLarge'],
  ['edge_unreadable', 'refusals.unreadableTitle'],
  ['edge_once_more', 'refusals.unreadableMessage'],
];

const BEGIN = '  # From messages: `npm run texts` writes what follows.\n';
const END = '  # Up to here.\n';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

interface Asked {
  key: string;
  seconds: number | undefined;
}

function wordsOf(locale: string, texts: Tree, english: Tree, { key, seconds }: Asked): string {
  const [group = '', name = ''] = key.split('.');
  const hasOwn = (tree: Tree) => {
    const below = tree[group];
    return typeof below === 'object' && name in below;
  };
  const from = hasOwn(texts) ? { locale, messages: texts } : { locale: 'en', messages: english };
  const t = createTranslator(from as { locale: 'en'; messages: Record<string, string> });
  const said: string = (t as (key: string, values: object) => string)(key, {
    seconds,
  });
  // A dollar begins a variable of nginx; some of them stand in JSON.
  return said.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? '').replaceAll(/['"$\\]/g, '');
}

/** `errors` has the texts of each language. */
export function withEdgeWords(conf: string, errors: Readonly<Record<string, Tree>>): string {
  const others = Object.keys(errors).filter((code) => code !== DEFAULT_LOCALE);
  const english = errors[DEFAULT_LOCALE] ?? {};
  const map = (name: string, of: (code: string) => string) => [
    `  map $edge_language $${name} {`,
    `    default '${of(DEFAULT_LOCALE)}';`,
    ...others
      .filter((code) => of(code) !== of(DEFAULT_LOCALE))
      .map((code) => `    ${languageOfTag(code)} '${of(code)}';`),
    '  }',
  ];
  // Without countries: browsers name many, and older addresses have none.
  const languages = others.map(languageOfTag).join('|');
  const lines = [
    // The line as it came: of what is too long or broken nginx knows no $uri. `callApi` names the
    // language of its page first.
    '  map "$http_accept_language|$request" $edge_language {',
    `    default ${DEFAULT_LOCALE};`,
    `    "~^[^|]*\\|\\S+ /(?<edge_locale>${languages})(?:-[A-Za-z]+)?[/? ]" $edge_locale;`,
    `    "~^(?<edge_reader>${languages})(?:[-,;][^|]*)?\\|\\S+ /api/" $edge_reader;`,
    '  }',
    '  map $edge_language $edge_tag {',
    '    default $edge_language;',
    ...others
      .map((code) => [languageOfTag(code), tagOf(code)])
      .filter(([language, tag]) => language !== tag)
      .map(([language, tag]) => `    ${language} ${tag};`),
    '  }',
    ...map('edge_dir', directionOf),
    ...WORDS.flatMap(([name, key, seconds]) =>
      map(name, (code) => wordsOf(code, errors[code] ?? {}, english, { key, seconds })),
    ),
  ];
  const [before = '', rest = ''] = conf.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}${lines.join('\n')}\n${END}${after}`;
}
