'use client';

import { ReportOpener } from '@/components/report/report-opener';
import { ShareOpener } from '@/components/share/share-opener';

interface ProfileDialogsProps {
  id: string;
  name: string;
  mayReport: boolean;
}

/** What the links of a public profile open in it: ways to hand it on, and the report. */
export function ProfileDialogs({ id, name, mayReport }: ProfileDialogsProps) {
  return (
    <>
      <ShareOpener serviceId={id} name={name} />
      {mayReport ? <ReportOpener kind="service" id={id} name={name} /> : null}
    </>
  );
}
