import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { QrPicture } from '@/components/share/qr-picture';
import { ShareButtons } from '@/components/site/share-buttons';
import { Download, Printer } from '@/components/ui/icons';
import { textLinkVariants } from '@/components/ui/text-link';
import { posterPath, qrPath } from '@/lib/url/profile-url';

interface OwnerShareProps {
  service: { id: string; name: string };
  /** The absolute address of the profile. */
  url: string;
}

/** What an owner can hand out: the link to the profile, its code, and a poster with it. */
export function OwnerShare({ service: { id, name }, url }: OwnerShareProps) {
  const t = useTexts('share.owner');
  return (
    <section className="grid gap-3 border-t border-line pt-4" aria-labelledby="share-title">
      <h3 className="font-semibold" id="share-title">
        {t('heading')}
      </h3>
      <ShareButtons url={url} name={name} />
      <div className="flex items-center gap-4">
        <QrPicture serviceId={id} alt={t('codeAlt')} className="w-26 flex-none" />
        <div className="grid justify-items-start">
          <a
            className={textLinkVariants({ className: 'text-sm' })}
            href={qrPath(id)}
            download="qr-code.svg"
          >
            <Download />
            {t('code')}
          </a>
          <PageLink className={textLinkVariants({ className: 'text-sm' })} href={posterPath(id)}>
            <Printer />
            {t('poster')}
          </PageLink>
        </div>
      </div>
      <p className="text-sm text-muted">{t('lead')}</p>
    </section>
  );
}
