'use client';

import { BesideLoader } from '@/components/beside/beside-loader';
import { ReportOpener } from '@/components/report/report-opener';
import { ShareOpener } from '@/components/share/share-opener';

interface ProfileDialogsProps {
  id: string;
  name: string;
  mayReport: boolean;
  hasDirectory: boolean;
}

/**
 * What scripts add to a public profile: what its links open, which are ways to hand it on and the
 * report; and at its end what stands beside it.
 */
export function ProfileDialogs({ id, name, mayReport, hasDirectory }: ProfileDialogsProps) {
  return (
    <>
      {hasDirectory ? <BesideLoader serviceId={id} /> : null}
      <ShareOpener serviceId={id} name={name} />
      {mayReport ? <ReportOpener kind="service" id={id} name={name} /> : null}
    </>
  );
}
