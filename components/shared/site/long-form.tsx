import type { ReactNode } from 'react';
import { headingVariants } from '@/components/shared/ui/heading';
import { ChevronDown } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { isTranslated } from '@/lib/shared/texts/languages';
import { DEFAULT_LOCALE, directionOf, tagOf } from '@/lib/shared/texts/locales';
import { useTexts } from '@/lib/shared/texts/use-texts';

export interface LongFormSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LongFormProps {
  title: string;
  updated?: string;
  lead: string;
  sections: readonly LongFormSection[];
  /** The texts are in the page's language, unlike those of `legal.json`. */
  isInEveryLanguage?: true;
}

export function LongForm(props: LongFormProps) {
  const { title, updated, lead, sections, isInEveryLanguage = false } = props;
  const t = useTexts('site.longForm');
  const isEnglishOnly = !isInEveryLanguage && isTranslated(t.locale);
  return (
    <main
      className={pageVariants({
        className: 'grid gap-8 pt-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 lg:pt-16',
      })}
      lang={isEnglishOnly ? DEFAULT_LOCALE : undefined}
      dir={isEnglishOnly ? 'ltr' : undefined}
    >
      {isEnglishOnly ? (
        <p className="lg:col-span-2" lang={tagOf(t.locale)} dir={directionOf(t.locale)}>
          {t('onlyEnglish')}
        </p>
      ) : null}
      <nav
        className="text-sm/6 max-lg:hidden lg:sticky lg:top-8 lg:self-start"
        aria-label={t('contents')}
      >
        <h2 className="pb-2 text-sm/6 font-semibold" lang={tagOf(t.locale)}>
          {t('contents')}
        </h2>
        <Contents sections={sections} />
      </nav>
      <article className="prose">
        <h1 className={headingVariants({ size: 'large' })}>{title}</h1>
        {updated ? <p className="text-sm text-muted">{updated}</p> : null}
        <p className="text-lg/7! text-muted">{lead}</p>
        <details className="rounded-md border border-line text-sm/6 lg:hidden">
          <summary className="flex min-h-control cursor-pointer list-none items-center justify-between gap-2 px-4 py-2 font-semibold">
            <span lang={tagOf(t.locale)}>{t('contents')}</span>
            <ChevronDown />
          </summary>
          <div className="px-4 pb-3">
            <Contents sections={sections} />
          </div>
        </details>
        <div className="prose mt-10!">
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2 className={headingVariants({ size: 'medium' })}>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </div>
      </article>
    </main>
  );
}

function Contents({ sections }: { sections: readonly LongFormSection[] }) {
  return (
    <ul>
      {sections.map((section) => (
        <li key={section.id}>
          <a
            className="flex min-h-target items-center border-s-3 border-line px-3.5 text-muted no-underline hover:text-text"
            href={`#${section.id}`}
          >
            {section.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
