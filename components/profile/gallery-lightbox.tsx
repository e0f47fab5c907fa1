'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useLate } from '@/lib/shared/texts/use-late';
import { useLocale } from '@/lib/shared/texts/use-texts';
import type { Picture } from './lightbox';

const loadLightbox = async () => (await import('./lightbox')).Lightbox;

interface GalleryLightboxProps {
  name: string;
  children: ReactNode;
}

export function GalleryLightbox({ name, children }: GalleryLightboxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ pictures: Picture[]; shown: number } | null>(null);
  const { Late, open: load } = useLate('components/profile/lightbox', loadLightbox);
  const locale = useLocale();
  const links = () => [...(ref.current?.querySelectorAll('a') ?? [])];

  function onClick(event: MouseEvent) {
    // With one of these keys the browser opens the link in a tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const shown = links().findIndex(
      (link) => event.target instanceof Node && link.contains(event.target),
    );
    if (shown < 0) return;
    event.preventDefault();
    const leads = links();
    const { href = '' } = leads[shown] ?? {};
    if (!Late) load(locale).catch(() => location.assign(href));
    setOpen({ pictures: leads.map(({ href }, id) => ({ id: String(id), url: href })), shown });
  }

  function close() {
    if (open) links()[open.shown]?.focus();
    setOpen(null);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link clicks it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked */}
      <div ref={ref} onClick={onClick}>
        {children}
      </div>
      {open && Late ? (
        <Late
          {...open}
          name={name}
          onShow={(shown) => setOpen({ ...open, shown })}
          onClose={close}
        />
      ) : null}
    </>
  );
}
