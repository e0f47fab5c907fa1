import { ArrowLeft, Clock } from 'lucide-react';
import { Note } from '@/components/ui/note';
import { textLinkVariants } from '@/components/ui/text-link';
import { paths } from '@/lib/url/paths';
import { servicePath } from '@/lib/url/portal-paths';

/** Says to the owner of a pending service that nobody else sees it, and leads back. */
export function PreviewNote({ serviceId }: { serviceId: string }) {
  return (
    <div className="mx-auto w-full max-w-page px-gutter py-3">
      <Note look="info">
        <Clock />
        <div>
          <p>
            Only you can see this preview. Your listing is being reviewed, which takes less than 48
            hours.
          </p>
          <nav className="flex flex-wrap items-center gap-x-5" aria-label="Back to your listing">
            <a className={textLinkVariants()} href={paths.portal}>
              <ArrowLeft className="rtl:-scale-x-100" />
              Back to Provider Portal
            </a>
            <a className={textLinkVariants()} href={servicePath(serviceId)}>
              Manage this service
            </a>
          </nav>
        </div>
      </Note>
    </div>
  );
}
