'use client';

import { PageLink } from '@/components/shared/links/page-link';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { ShareButtons } from '@/components/shared/site/share-buttons';
import { buttonVariants } from '@/components/shared/ui/button';
import { MessageCircle, Printer } from '@/components/shared/ui/icons';
import { LateDialog } from '@/components/shared/ui/late-dialog';
import { whatsappTextHref } from '@/lib/shared/domain/text/telephone';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { posterPath } from '@/lib/shared/url/profile-url';
import { QrPicture } from './qr-picture';

interface ShareDialogProps {
  serviceId: string;
  name: string;
  url: string;
  onClose: () => void;
}

export function ShareDialog({ serviceId, name, url, onClose }: ShareDialogProps) {
  const t = useTexts('share.dialog');
  return (
    <LateDialog title={t('title')} onClose={onClose}>
      <p className="-mt-4 text-sm text-muted">
        <bdi translate="no">{name}</bdi>
      </p>
      <ShareButtons url={url} name={name} />
      <p className="text-sm text-muted wrap-anywhere" dir="ltr">
        {url.replace(/^https?:\/\//, '')}
      </p>
      <OutsideLink
        className={buttonVariants({ look: 'secondary', full: true })}
        href={whatsappTextHref(t('whatsappText', { name, url }))}
      >
        <MessageCircle />
        {t('whatsapp')}
      </OutsideLink>
      <figure className="grid justify-items-center gap-2">
        <QrPicture serviceId={serviceId} alt={t('codeAlt')} className="w-52" />
        <figcaption className="text-sm text-muted">{t('code')}</figcaption>
      </figure>
      <PageLink
        className={buttonVariants({ look: 'secondary', full: true })}
        href={posterPath(serviceId)}
      >
        <Printer />
        {t('poster')}
      </PageLink>
    </LateDialog>
  );
}
