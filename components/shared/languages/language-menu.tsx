'use client';

import { PageLink } from '@/components/shared/links/page-link';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { LateDialog } from '@/components/shared/ui/late-dialog';
import { CHOOSABLE, LANGUAGES } from '@/lib/shared/texts/languages';
import { tagOf } from '@/lib/shared/texts/locales';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { languageAddress } from '@/lib/shared/url/language-url';
import { paths } from '@/lib/shared/url/paths';

export function LanguageMenu({ onClose }: { onClose: () => void }) {
  const t = useTexts('site.languages');
  return (
    <LateDialog title={t('title')} onClose={onClose}>
      <ul className="flex flex-wrap gap-2">
        {CHOOSABLE.map((code) => (
          <li key={code}>
            <a
              className={choicePillVariants()}
              href={languageAddress(code)}
              referrerPolicy="same-origin"
              lang={tagOf(code)}
              aria-current={code === t.locale || undefined}
            >
              {LANGUAGES[code].name}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {t.rich('note', {
          link: (chunks) => <PageLink href={paths.contact}>{chunks}</PageLink>,
        })}
      </p>
      <p className="text-sm text-muted">{t('missing')}</p>
    </LateDialog>
  );
}
