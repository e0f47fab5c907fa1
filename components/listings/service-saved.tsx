import { Dialog } from '@/components/ui/dialog';
import { SERVICE_FORM_MESSAGES } from '@/lib/domain/service-form';
import { paths } from '@/lib/url/paths';

/** The service is submitted; every way out of here goes on. */
export function ServiceSaved({ open }: { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={() => window.location.assign(paths.services)}
      labelledBy="saved-title"
      describedBy="saved-text"
    >
      <h2 id="saved-title" className="h3 display">
        Service submitted
      </h2>
      <p id="saved-text" role="status">
        {SERVICE_FORM_MESSAGES.saved}
      </p>
      <div className="row actions">
        <a className="btn grow" href={paths.services}>
          Continue
        </a>
      </div>
    </Dialog>
  );
}
