import { PageLink } from '@/components/shared/links/page-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import { PrintButton } from '@/components/shared/ui/print-button';
import { ProviderLogo } from '@/components/shared/ui/provider-logo';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { Service } from '@/lib/shared/contract/services';
import { categoryTitle } from '@/lib/shared/domain/services/categories';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { providerPath } from '@/lib/shared/url/paths';
import { QrPicture } from './qr-picture';

const sheetLook =
  'mx-auto mt-6 flex aspect-[148/210] w-full max-w-120 flex-col items-center justify-between gap-4 rounded-lg border-2 border-line bg-white p-8 text-center text-black print:m-0 print:h-[210mm] print:w-[148mm] print:max-w-none print:rounded-none print:border-0 print:p-[12mm]';

interface PosterProps {
  service: Service;
  url: string;
}

export function Poster({ service, url }: PosterProps) {
  const t = useTexts('share.poster');
  const category = categoryTitle(service, useTexts('services.categories'));
  const { id, name, profileImageUrl } = service;
  return (
    <main className={pageVariants({ className: 'py-6 [page:poster] print:p-0' })}>
      <div className="mx-auto grid max-w-120 justify-items-start gap-2 print:hidden">
        <PageLink className={textLinkVariants()} href={providerPath(id)}>
          {t('back')}
        </PageLink>
        <PrintButton label={t('print')} />
        <p className="text-sm text-muted">{t('size')}</p>
      </div>
      <article className={sheetLook} aria-labelledby="poster-name">
        <div className="grid justify-items-center gap-3">
          <ProviderLogo src={profileImageUrl} name={name} className="h-30 w-24" priority />
          <h1
            className={headingVariants({
              face: 'name',
              size: 'medium',
              className: 'wrap-anywhere',
            })}
            id="poster-name"
            dir="auto"
          >
            {name}
          </h1>
          <p dir="auto">{category}</p>
        </div>
        <div className="grid justify-items-center gap-2">
          <p className={headingVariants({ size: 'large' })}>{t('book')}</p>
          <QrPicture serviceId={id} alt={t('codeAlt', { name })} className="w-[60mm]" />
          <p className="text-sm">{t('how')}</p>
        </div>
        <p className="text-xs wrap-anywhere">
          <bdi translate="no">{url}</bdi>
          <span className={headingVariants({ className: 'block pt-2 text-lg' })} translate="no">
            {product.name}
          </span>
        </p>
      </article>
    </main>
  );
}
