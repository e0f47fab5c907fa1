import { ArrowLeft, Clock } from 'lucide-react';
import { servicePath } from '@/lib/url/listing-url';
import { paths } from '@/lib/url/paths';

/** Says to the owner of a pending listing that nobody else sees it, and leads back. */
export function PreviewNote({ listingId }: { listingId: string }) {
  return (
    <div className="page py-3">
      <div className="note info">
        <Clock className="i" />
        <div>
          <p>
            Only you can see this preview. Your listing is being reviewed, which takes less than 48
            hours.
          </p>
          <nav className="row [--gap:0_1.25rem]" aria-label="Back to your listing">
            <a className="link" href={paths.portal}>
              <ArrowLeft className="i flip" />
              Back to Provider Portal
            </a>
            <a className="link" href={servicePath(listingId)}>
              Manage this service
            </a>
          </nav>
        </div>
      </div>
    </div>
  );
}
