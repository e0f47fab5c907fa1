import { PageLink } from '@/components/shared/links/page-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import type { EventChoice, When } from '@/lib/shared/domain/directory/event-choice';
import { monthAhead } from '@/lib/shared/domain/directory/event-days';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatMonthName } from '@/lib/shared/time/format';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { whatsOnPath } from '@/lib/shared/url/whats-on-url';

interface WhenLinksProps {
  choice: EventChoice;
  today: LocalDate;
}

export function WhenLinks({ choice, today }: WhenLinksProps) {
  const t = useTexts('publicEvents.when');
  const month = choice.when.kind === 'month' ? choice.when.month : monthAhead(today);
  const offered: { when: When; words: string }[] = [
    { when: { kind: 'thisWeek' }, words: t('thisWeek') },
    { when: { kind: 'weekend' }, words: t('weekend') },
    { when: { kind: 'month', month }, words: formatMonthName(month, t.locale) },
  ];
  return (
    <section className="bg-wash py-6 md:py-9">
      <div
        className={pageVariants({
          className: 'flex flex-wrap items-center justify-between gap-4',
        })}
      >
        <h1 className={headingVariants({ size: 'large' })}>{t('title')}</h1>
        <nav
          className="grid w-full max-w-120 grid-cols-3 max-slim:grid-cols-1 rounded-md border-1.5 border-line-strong bg-surface p-0.75"
          aria-label={t('label')}
        >
          {offered.map(({ when, words }) => (
            <PageLink
              key={when.kind}
              className="grid min-h-target place-items-center rounded-sm px-1 text-center text-sm/4.5 font-semibold no-underline current:bg-primary current:text-on-primary"
              href={whatsOnPath({ ...choice, when, page: 1 })}
              aria-current={when.kind === choice.when.kind}
            >
              {words}
            </PageLink>
          ))}
        </nav>
      </div>
    </section>
  );
}
