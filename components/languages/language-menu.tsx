import { PageLink } from '@/components/links/page-link';
import { headingVariants } from '@/components/ui/heading';
import { Check, Languages } from '@/components/ui/icons';
import { LANGUAGES, nameOf, OFFERED } from '@/lib/texts/locales';
import { useTexts } from '@/lib/texts/use-texts';
import { languageAddress } from '@/lib/url/language-url';
import { paths } from '@/lib/url/paths';

const ID = 'language-menu';
const LABEL = 'language-menu-title';

const panelLook =
  'fixed inset-auto end-[max(var(--gutter),calc((100vw-var(--page))/2+var(--gutter)))] top-17 m-0 w-96 max-w-[calc(100vw-2*var(--gutter))] rounded-lg border border-line bg-surface p-3 text-text shadow-3 max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none max-md:pb-[calc(1.25rem+env(safe-area-inset-bottom))] print:hidden';
const choiceLook =
  'flex min-h-target items-center justify-between gap-2 rounded-sm px-3 font-medium no-underline hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-on-primary-soft';

/** A native popover works without scripts. */
export function LanguageMenu() {
  const t = useTexts('site.languages');
  if (OFFERED.length < 2) return null;
  return (
    <>
      <button
        className="inline-flex min-h-target min-w-target cursor-pointer items-center justify-center gap-2 rounded-pill border-0 bg-transparent px-2.5 font-semibold text-inherit hover:bg-current/8 max-tiny:hidden print:hidden"
        type="button"
        popoverTarget={ID}
      >
        <Languages />
        <span className="sr-only">{t('title')}</span>{' '}
        <span className="max-lg:sr-only">{nameOf(t.locale)}</span>
      </button>
      <nav className={panelLook} id={ID} popover="auto" aria-labelledby={LABEL}>
        <h2 className={headingVariants({ size: 'small', className: 'px-3 pb-2' })} id={LABEL}>
          {t('title')}
        </h2>
        <ul className="grid grid-cols-2 gap-1">
          {OFFERED.map((code) => (
            <li key={code}>
              <a
                className={choiceLook}
                href={languageAddress(code)}
                lang={code}
                aria-current={code === t.locale || undefined}
                rel="nofollow"
              >
                {LANGUAGES[code].name}
                {code === t.locale ? <Check /> : null}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-2 border-t border-line px-3 pt-3 text-sm text-muted">
          {t.rich('note', {
            link: (chunks) => <PageLink href={paths.contact}>{chunks}</PageLink>,
          })}
        </p>
      </nav>
    </>
  );
}
