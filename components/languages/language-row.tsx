import { PageLink } from '@/components/links/page-link';
import { isMachineMade, LANGUAGES, OFFERED } from '@/lib/texts/locales';
import { useTexts } from '@/lib/texts/use-texts';
import { languageAddress } from '@/lib/url/language-url';
import { paths } from '@/lib/url/paths';

const linkLook =
  'inline-flex min-h-target items-center text-cypress-link no-underline hover:underline aria-[current]:font-semibold aria-[current]:text-white';

export function LanguageRow() {
  const t = useTexts('site.languages');
  if (OFFERED.length < 2) return null;
  return (
    <nav className="border-t border-cypress-line py-3 text-sm/6" aria-label={t('title')}>
      <ul className="flex flex-wrap gap-x-5">
        {OFFERED.map((code) => (
          <li key={code}>
            <a
              className={linkLook}
              href={languageAddress(code)}
              lang={code}
              aria-current={code === t.locale || undefined}
              rel="nofollow"
            >
              {LANGUAGES[code].name}
            </a>
          </li>
        ))}
      </ul>
      {isMachineMade(t.locale) ? (
        <p className="text-cypress-muted">
          {t.rich('machineMade', {
            link: (chunks) => (
              <PageLink className="text-cypress-link" href={paths.contact}>
                {chunks}
              </PageLink>
            ),
          })}
        </p>
      ) : null}
    </nav>
  );
}
