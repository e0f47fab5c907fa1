'use client';

import { Languages } from '@/components/shared/ui/icons';
import { nameOf } from '@/lib/shared/texts/languages';
import { useLate } from '@/lib/shared/texts/use-late';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { LANGUAGE_ROW } from '@/lib/shared/url/language-url';

const loadMenu = async () => (await import('./language-menu')).LanguageMenu;

/**
 * Without scripts, or if the menu does not load, it leads to the languages at the end of the page.
 */
export function LanguageButton() {
  const t = useTexts('site.languageButton');
  const { Late, open, close } = useLate('components/shared/languages/language-menu', loadMenu);
  const name = nameOf(t.locale);
  return (
    <>
      <a
        className="inline-flex min-h-target items-center gap-2 rounded-pill px-3 font-semibold no-underline hover:bg-current/8 max-tiny:hidden print:hidden"
        href={`#${LANGUAGE_ROW}`}
        aria-label={`${t('label')}: ${name}`}
        onClick={(event) => {
          event.preventDefault();
          open(t.locale).catch(() => location.assign(`#${LANGUAGE_ROW}`));
        }}
      >
        <Languages />
        <span className="max-lg:hidden">{name}</span>
      </a>
      {Late ? <Late onClose={close} /> : null}
    </>
  );
}
