'use client';

import { useEffect, useRef, useState } from 'react';
import { useOpeningLinks } from '@/components/shared/links/use-opening-links';
import { ReportOpener } from '@/components/shared/report/report-opener';
import { useLate } from '@/lib/shared/texts/use-late';
import { useLocale } from '@/lib/shared/texts/use-texts';

interface ProfileDialogsProps {
  id: string;
  name: string;
  mayReport: boolean;
  hasDirectory: boolean;
  shareUrl: string | null;
}

export function ProfileDialogs(props: ProfileDialogsProps) {
  const { id, name, mayReport, hasDirectory, shareUrl } = props;
  return (
    <>
      {hasDirectory ? <RelatedLoader serviceId={id} /> : null}
      <ShareOpener serviceId={id} name={name} shareUrl={shareUrl} />
      {mayReport ? <ReportOpener kind="service" id={id} name={name} pageOf={id} /> : null}
    </>
  );
}

interface ShareOpenerProps {
  serviceId: string;
  name: string;
  shareUrl: string | null;
}

const loadDialog = async () => (await import('@/components/shared/share/share-dialog')).ShareDialog;

function ShareOpener({ serviceId, name, shareUrl }: ShareOpenerProps) {
  const { Late, open, close } = useLate('components/shared/share/share-dialog', loadDialog);
  useOpeningLinks('share', open);
  const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const url = () => shareUrl ?? canonical() ?? location.href;
  return Late ? <Late serviceId={serviceId} name={name} url={url()} onClose={close} /> : null;
}

const loadRelated = async () => (await import('@/components/profile/related/related')).Related;

/** About one and a half screens of a phone. */
const AHEAD = '1200px';

/** Reserves room for one list; without scripts there are links. */
function RelatedLoader({ serviceId }: { serviceId: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { Late, open } = useLate('components/profile/related/related', loadRelated);
  const locale = useLocale();
  const [isEmpty, setIsEmpty] = useState(false);
  const begin = useRef(() => {});
  begin.current = () => void open(locale).catch(() => setIsEmpty(true));

  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        begin.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  if (isEmpty) return null;
  return (
    <div ref={ref} className="min-h-160 noscript:min-h-0" data-related="">
      {Late ? <Late serviceId={serviceId} onEmpty={() => setIsEmpty(true)} /> : null}
    </div>
  );
}
