'use client';

import { useOpeningLinks } from '@/components/links/use-opening-links';
import { useLate } from '@/lib/texts/use-late';

interface ShareOpenerProps {
  serviceId: string;
  name: string;
}

const loadDialog = async () => (await import('./share-dialog')).ShareDialog;

/** Opens the dialog for sharing a profile in the place of the page that `ShareLink` leads to. */
export function ShareOpener(props: ShareOpenerProps) {
  const { Late, open, close } = useLate('components/share/share-dialog', loadDialog);
  useOpeningLinks('share', open);
  // The page's address without whatever a visitor's link to it carries.
  const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return Late ? <Late {...props} url={canonical() ?? location.href} onClose={close} /> : null;
}
