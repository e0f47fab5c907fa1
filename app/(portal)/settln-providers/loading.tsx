import { PanelLoading } from '@/components/portal/panel-loading';
import { PortalHeader } from '@/components/portal/portal-header';
import { paths } from '@/lib/url/paths';

/** Until it is known who is there. */
export default function PortalLoading() {
  return (
    <>
      <PortalHeader signOutTo={paths.portal} />
      <main className="page">
        <PanelLoading />
      </main>
    </>
  );
}
