import { cva } from 'class-variance-authority';
import { PageLink } from '@/components/shared/links/page-link';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

const logoVariants = cva(
  'inline-flex min-h-target items-center gap-2.5 font-display text-[1.625rem] leading-none font-extrabold tracking-[-0.035em] no-underline',
  { variants: { onDark: { true: 'text-cypress-link hover:underline', false: 'text-inherit' } } },
);

export function Logo({ onDark = false }: { onDark?: boolean }) {
  const t = useTexts('ui.logo');
  return (
    <PageLink
      className={logoVariants({ onDark })}
      href={paths.home}
      aria-label={t('home', { product: product.name })}
    >
      <svg viewBox="0 0 48 48" width="34" height="34" aria-hidden="true">
        <path
          fill="currentColor"
          d="M4 23.5V21C4 11.6 11.6 4 21 4s17 7.6 17 17v2.5H27V21a6 6 0 0 0-12 0v2.5Z"
        />
        <path
          fill={onDark ? 'var(--brand-marigold)' : 'var(--logo-bowl, var(--brand-hibiscus))'}
          d="M10 27h34c0 9.4-7.6 17-17 17S10 36.4 10 27Z"
        />
      </svg>
      <span translate="no">{product.name}</span>
    </PageLink>
  );
}
