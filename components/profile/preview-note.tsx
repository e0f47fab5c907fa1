import { ArrowLeft, Clock } from 'lucide-react';
import { paths } from '@/lib/url/paths';
import { servicePath } from '@/lib/url/portal-paths';

/** Says to the owner of a pending service that nobody else sees it, and leads back. */
export function PreviewNote({ serviceId }: { serviceId: string }) {
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
            <a className="link" href={servicePath(serviceId)}>
              Manage this service
            </a>
          </nav>
        </div>
      </div>
    </div>
  );
}
