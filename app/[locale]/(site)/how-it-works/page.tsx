import type { Metadata } from 'next';
import { canonicalOf } from '@/app/canonical';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import { product } from '@/lib/shared/product';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.howItWorks');
  return {
    title: t('title'),
    description: t('description', { product: product.name }),
    alternates: await canonicalOf(paths.howItWorks),
  };
}

export default function HowItWorksPage() {
  return <Flyer />;
}

const STEPS = [
  ['flyer-phone', 'download'],
  ['flyer-places', 'origin'],
  ['block-news', 'news'],
  ['block-services', 'book'],
] as const;

function Flyer() {
  const t = useTexts('site.flyer');
  return (
    <main
      className="overflow-hidden bg-hero pt-6 text-on-hero print:[print-color-adjust:exact]"
      data-ground="hero"
      data-flyer
    >
      <div className={pageVariants()}>
        <h1 className={headingVariants({ size: 'hero' })}>{t('heading')}</h1>
        <ol className="grid gap-10 pt-10 pb-12 [counter-reset:step] md:grid-cols-4 md:gap-8 print:grid-cols-4 print:gap-8">
          {STEPS.map(([art, step]) => (
            <li
              className="grid grid-cols-[minmax(6.5rem,8.5rem)_minmax(0,1fr)] items-center gap-5 max-slim:grid-cols-1 [counter-increment:step] not-print:max-md:even:grid-cols-[minmax(0,1fr)_minmax(6.5rem,8.5rem)] not-print:max-slim:even:grid-cols-1 md:grid-cols-1 md:content-start md:gap-4 print:break-inside-avoid print:grid-cols-1 print:content-start print:gap-4 not-print:max-md:even:[&>img]:order-1"
              key={art}
            >
              <img
                className="h-auto w-full"
                src={`/art/${art}.svg`}
                alt={t(`${step}Alt`)}
                width={360}
                height={400}
              />
              <div className="before:mb-2 before:grid before:h-11 before:w-10 before:place-items-center before:rounded-[99px_99px_8px_8px] before:bg-cypress before:font-display before:text-[1.25rem] before:leading-none before:font-extrabold before:text-white before:content-[counter(step)]">
                <h2 className={headingVariants({ size: 'medium' })}>{t(`${step}Title`)}</h2>
                <p className="mt-1">{t(`${step}Text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <img
          className="mx-auto h-auto w-full max-w-136 print:max-w-88"
          src="/art/hero-table.svg"
          alt={t('tableAlt')}
          width={680}
          height={600}
        />
      </div>
    </main>
  );
}
