import { PageLink } from '@/components/shared/links/page-link';
import { QrPicture } from '@/components/shared/share/qr-picture';
import { ShareButtons } from '@/components/shared/site/share-buttons';
import { cardVariants } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { ArrowUpRight, Clock, Download, Eye, EyeOff, Printer } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { Statement } from '@/lib/shared/contract/moderation';
import type { Service } from '@/lib/shared/contract/services';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { appealPath } from '@/lib/shared/url/appeal-url';
import { providerPath } from '@/lib/shared/url/paths';
import { servicePosterPath } from '@/lib/shared/url/portal-paths';
import { qrPath } from '@/lib/shared/url/profile-url';

const NOTICES = {
  approved: { look: 'success', Icon: Eye, key: 'live' },
  pending: { look: 'info', Icon: Clock, key: 'pending' },
  rejected: { look: 'error', Icon: EyeOff, key: 'rejected' },
  delisted: { look: 'error', Icon: EyeOff, key: 'delisted' },
  suspended: { look: 'error', Icon: EyeOff, key: 'suspended' },
  waits: { look: 'error', Icon: EyeOff, key: 'waits' },
} as const;

function noticeOf(status: Service['status'], isSuspended: boolean): keyof typeof NOTICES {
  if (isSuspended && status === 'delisted') return 'suspended';
  return isSuspended && status === 'pending' ? 'waits' : (status ?? 'approved');
}

interface OwnerProfileCardProps {
  service: Service;
  statement: Statement | null;
  profileUrl: string;
}

/** Where {host} does not moderate, everything is public. */
export function OwnerProfileCard(props: OwnerProfileCardProps) {
  const { service, statement, profileUrl } = props;
  const t = useTexts('services.profileCard');
  const share = useTexts('share.owner');
  const { id, name, status, statusReason } = service;
  const { look, Icon, key } = NOTICES[noticeOf(status, statement?.kind === 'account')];
  const hasPage = isPublic(status) || status === 'pending';
  return (
    <section
      className={cardVariants({ className: 'flex flex-col gap-3 max-lg:order-1' })}
      aria-labelledby="profile-title"
    >
      <h2 className={headingVariants({ size: 'small' })} id="profile-title">
        {t('heading')}
      </h2>
      <p className={noteVariants({ look })}>
        <Icon />
        <span>{t(key)}</span>
      </p>
      {statusReason && !isPublic(status) ? (
        <p className="text-sm">
          {t.rich('reason', {
            reason: statusReason,
            text: (chunks) => <span dir="auto">{chunks}</span>,
          })}
        </p>
      ) : null}
      {statement ? (
        <PageLink
          className={textLinkVariants({ className: 'self-start' })}
          href={appealPath(statement.token)}
        >
          {t('statement')}
        </PageLink>
      ) : null}
      {hasPage ? (
        <PageLink className={textLinkVariants({ className: 'self-start' })} href={providerPath(id)}>
          {t(isPublic(status) ? 'viewProfile' : 'viewPreview')}
          <ArrowUpRight className="rtl:-scale-x-100" />
        </PageLink>
      ) : null}
      {isPublic(status) ? (
        <OwnerShare service={{ id, name }} url={profileUrl} />
      ) : status === 'pending' ? (
        <PageLink
          className={textLinkVariants({ className: 'self-start' })}
          href={servicePosterPath(id)}
        >
          <Printer />
          {share('prepare')}
        </PageLink>
      ) : null}
    </section>
  );
}

interface OwnerShareProps {
  service: { id: string; name: string };
  url: string;
}

function OwnerShare({ service: { id, name }, url }: OwnerShareProps) {
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
            href={qrPath(id, t.locale)}
            download="qr-code.svg"
          >
            <Download />
            {t('code')}
          </a>
          <PageLink
            className={textLinkVariants({ className: 'text-sm' })}
            href={servicePosterPath(id)}
          >
            <Printer />
            {t('poster')}
          </PageLink>
        </div>
      </div>
      <p className="text-sm text-muted">{t('lead')}</p>
    </section>
  );
}
