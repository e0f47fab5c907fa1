'use client';

import { useEffect, useRef, useState } from 'react';
import { useLocale } from '#texts';
import { useOpeningLinks } from '@/components/links/use-opening-links';
import { ReportOpener } from '@/components/report/report-opener';
import { useLate } from '@/lib/texts/use-late';

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

interface ShareOpenerProps {
  serviceId: string;
  name: string;
}

const loadDialog = async () => (await import('@/components/share/share-dialog')).ShareDialog;

/** Opens the dialog for sharing a profile in the place of the page that `ShareLink` leads to. */
function ShareOpener(props: ShareOpenerProps) {
  const { Late, open, close } = useLate('components/share/share-dialog', loadDialog);
  useOpeningLinks('share', open);
  // The page's address without whatever a visitor's link to it carries.
  const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return Late ? <Late {...props} url={canonical() ?? location.href} onClose={close} /> : null;
}

const loadBeside = async () => (await import('@/components/beside/beside')).Beside;

/** Before its end is seen: on a phone about one and a half screens. */
const AHEAD = '1200px';

/**
 * Shows what stands beside a service once somebody nears the end of its page. Until then it keeps
 * the room of one list, if scripts run; without them the page has links to the directory.
 */
function BesideLoader({ serviceId }: { serviceId: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { Late, open } = useLate('components/beside/beside', loadBeside);
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
    <div ref={ref} className="min-h-160 noscript:min-h-0" data-beside="">
      {Late ? <Late serviceId={serviceId} onEmpty={() => setIsEmpty(true)} /> : null}
    </div>
  );
}
