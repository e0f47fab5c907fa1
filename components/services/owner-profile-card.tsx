import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { cardVariants } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import { ArrowUpRight, Clock, Eye, EyeOff } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { textLinkVariants } from '@/components/ui/text-link';
import type { Service } from '@/lib/contract/shapes/services';
import { isPublic } from '@/lib/domain/listings/status';
import { providerPath } from '@/lib/url/paths';
import { OwnerShare } from './owner-share';

/** What is said of a service by its status, and how. */
const NOTICES = {
  approved: { look: 'success', Icon: Eye, key: 'live' },
  pending: { look: 'info', Icon: Clock, key: 'pending' },
  rejected: { look: 'error', Icon: EyeOff, key: 'rejected' },
  delisted: { look: 'error', Icon: EyeOff, key: 'delisted' },
} as const;

interface OwnerProfileCardProps {
  service: Service;
  profileUrl: string;
}

/** What the public sees of a service, and a link to it. Without moderation all of it is public. */
export function OwnerProfileCard({ service, profileUrl }: OwnerProfileCardProps) {
  const t = useTexts('services.profileCard');
  const { id, name, status, statusReason } = service;
  const { look, Icon, key } = NOTICES[status ?? 'approved'];
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
      {hasPage ? (
        <PageLink className={textLinkVariants({ className: 'self-start' })} href={providerPath(id)}>
          {t(isPublic(status) ? 'viewProfile' : 'viewPreview')}
          <ArrowUpRight className="rtl:-scale-x-100" />
        </PageLink>
      ) : null}
      {isPublic(status) ? <OwnerShare service={{ id, name }} url={profileUrl} /> : null}
    </section>
  );
}
