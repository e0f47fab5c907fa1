'use client';

import { Download, Smartphone, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';
import { OutsideLink } from './outside-link';

interface DownloadAppProps {
  /** /downloadapp shows the dialog on arrival, and closing it leads home. */
  openOnLoad?: boolean;
  size?: 'sm' | 'lg';
}

/** The "Download App" button with its dialog. Both are forms, so that they work without scripts. */
export function DownloadApp({ openOnLoad = false, size = 'lg' }: DownloadAppProps) {
  const [open, setOpen] = useState(openOnLoad);
  const router = useRouter();

  function close() {
    setOpen(false);
    if (openOnLoad) router.replace(paths.home);
  }

  function instead(act: () => void) {
    return (event: SubmitEvent) => {
      event.preventDefault();
      act();
    };
  }

  return (
    <>
      <form action={paths.downloadApp} onSubmit={instead(() => setOpen(true))}>
        <button className={`btn ${size}`} type="submit">
          <Download className="i" />
          Download App
        </button>
      </form>
      <Dialog open={open} openOnLoad={openOnLoad} onClose={close} labelledBy="download-title">
        <div className="flex items-start justify-between gap-3">
          <div className="flex items-center gap-4">
            <AppIcon />
            <div>
              <h2 id="download-title" className="display h2">
                Download App
              </h2>
              <p className="sm muted">{product.name}</p>
            </div>
          </div>
          <form action={paths.home} onSubmit={instead(close)}>
            <button className="icon-btn -me-2 -mt-1" type="submit" aria-label="Close">
              <X className="i" />
            </button>
          </form>
        </div>
        <p>Choose your platform:</p>
        <div className="two gap-3">
          <OutsideLink className="btn lg" href={product.stores.android} onClick={close}>
            <Smartphone className="i" />
            Android
          </OutsideLink>
          <OutsideLink className="btn lg" href={product.stores.ios} onClick={close}>
            <Smartphone className="i" />
            iOS
          </OutsideLink>
        </div>
      </Dialog>
    </>
  );
}

/** The mark on its marigold square, as it stands on a phone's home screen. */
function AppIcon() {
  return (
    <svg viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
      <rect width="56" height="56" rx="14" fill="var(--brand-marigold)" />
      <g transform="translate(10.6 10.6) scale(.725)">
        <path
          fill="var(--brand-cypress)"
          d="M4 23.5V21C4 11.6 11.6 4 21 4s17 7.6 17 17v2.5H27V21a6 6 0 0 0-12 0v2.5Z"
        />
        <path fill="var(--brand-hibiscus)" d="M10 27h34c0 9.4-7.6 17-17 17S10 36.4 10 27Z" />
      </g>
    </svg>
  );
}
