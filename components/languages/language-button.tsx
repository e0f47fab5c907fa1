'use client';

import { Languages } from '@/components/ui/icons';
import { useLate } from '@/lib/texts/use-late';
import { useLocale } from '@/lib/texts/use-texts';
import { LANGUAGE_ROW } from '@/lib/url/language-url';

const loadMenu = async () => (await import('./language-menu')).LanguageMenu;

/** Without scripts or menu it leads to the footer. `name` is the language's own. */
export function LanguageButton({ label, name }: { label: string; name: string }) {
  const { Late, open, close } = useLate('components/languages/language-menu', loadMenu);
  const locale = useLocale();
  return (
    <>
      <a
        className="inline-flex min-h-target items-center gap-2 rounded-pill px-3 font-semibold no-underline hover:bg-current/8 max-tiny:hidden print:hidden"
        href={`#${LANGUAGE_ROW}`}
        aria-label={`${label}: ${name}`}
        onClick={(event) => {
          event.preventDefault();
          open(locale).catch(() => location.assign(`#${LANGUAGE_ROW}`));
        }}
      >
        <Languages />
        <span className="max-lg:hidden">{name}</span>
      </a>
      {Late ? <Late onClose={close} /> : null}
    </>
  );
}
