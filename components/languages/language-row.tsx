import { PageLink } from '@/components/links/page-link';
import { isMachineMade, LANGUAGES, OFFERED } from '@/lib/texts/locales';
import { useTexts } from '@/lib/texts/use-texts';
import { LANGUAGE_ROW, languageAddress } from '@/lib/url/language-url';
import { paths } from '@/lib/url/paths';

export function LanguageRow() {
  const t = useTexts('site.languages');
  if (OFFERED.length < 2) return null;
  return (
    <nav
      className="flex flex-wrap gap-x-5 border-t border-cypress-line py-3 text-sm/6 *:inline-flex *:min-h-target *:items-center"
      id={LANGUAGE_ROW}
      aria-label={t('title')}
    >
      {OFFERED.map((code) => (
        <a
          key={code}
          href={languageAddress(code)}
          lang={code}
          aria-current={code === t.locale || undefined}
        >
          {LANGUAGES[code].name}
        </a>
      ))}
      {isMachineMade(t.locale) ? (
        <p>
          <span>
            {t.rich('machineMade', {
              link: (chunks) => <PageLink href={paths.contact}>{chunks}</PageLink>,
            })}
          </span>
        </p>
      ) : null}
    </nav>
  );
}
