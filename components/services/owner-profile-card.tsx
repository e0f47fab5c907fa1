import { ArrowUpRight, Clock, Eye, EyeOff, type LucideIcon } from 'lucide-react';
import { ShareButtons } from '@/components/site/share-buttons';
import { cardVariants } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import { noteVariants } from '@/components/ui/note';
import { textLinkVariants } from '@/components/ui/text-link';
import type { Service } from '@/lib/contract/shapes/services';
import { isPublic, type ListingStatus } from '@/lib/domain/listings/status';
import { providerPath } from '@/lib/url/paths';

interface Notice {
  tone: 'success' | 'info' | 'error';
  Icon: LucideIcon;
  text: string;
}

const LIVE: Notice = {
  tone: 'success',
  Icon: Eye,
  text: 'Your public profile is live. Everybody can find and book you.',
};

const NOTICES: Record<ListingStatus, Notice> = {
  approved: LIVE,
  pending: {
    tone: 'info',
    Icon: Clock,
    text: 'Your listing is being reviewed, which takes less than 48 hours. Until then, only you see the preview.',
  },
  rejected: {
    tone: 'error',
    Icon: EyeOff,
    text: 'Your listing was not approved, so your public profile is hidden. Edit your service to have it reviewed again.',
  },
  delisted: {
    tone: 'error',
    Icon: EyeOff,
    text: 'Your listing was taken down, so your public profile is hidden. Edit your service to have it reviewed again.',
  },
};

/** What the public sees of a service, and the way there. A host without statuses shows all of it. */
export function OwnerProfileCard({
  service,
  profileUrl,
}: {
  service: Service;
  profileUrl: string;
}) {
  const { id, name, status, statusReason } = service;
  const { tone, Icon, text } = status ? NOTICES[status] : LIVE;
  const isSeen = isPublic(status) || status === 'pending';
  return (
    <section
      className={cardVariants({ className: 'od-profile flex flex-col gap-3' })}
      aria-labelledby="profile-title"
    >
      <h2 className={headingVariants({ size: 'small' })} id="profile-title">
        Public profile
      </h2>
      <p className={noteVariants({ look: tone })}>
        <Icon />
        <span>{text}</span>
      </p>
      {statusReason && !isPublic(status) ? (
        <p className="text-sm">
          Reason: <span dir="auto">{statusReason}</span>
        </p>
      ) : null}
      {isSeen ? (
        <a className={textLinkVariants({ className: 'self-start' })} href={providerPath(id)}>
          {isPublic(status) ? 'View public profile' : 'View the preview'}
          <ArrowUpRight className="rtl:-scale-x-100" />
        </a>
      ) : null}
      {isPublic(status) ? <ShareButtons url={profileUrl} name={name} /> : null}
    </section>
  );
}
