'use client';

import Link, { useLinkStatus } from 'next/link';
import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import { areaOf } from '@/lib/shared/url/areas';

interface AreaLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  replace?: boolean;
  scroll?: boolean;
  /** Prefetches on sight, about 12 KB: only for the most followed links. */
  isLikely?: boolean;
}

/** False on the server. */
function savesData(): boolean {
  const browser = globalThis.navigator as { connection?: { saveData?: boolean } } | undefined;
  return browser?.connection?.saveData === true;
}

/**
 * The link leads to this page with another query. If it is prefetched, Next 16 at times shows
 * another query's page (vercel/next.js issue 98493).
 */
const isHere = (href: string) => new URL(href, location.href).pathname === location.pathname;

/**
 * A page of another area may have another policy for what it loads, so it begins a new document.
 * Other pages are prefetched on hover or touch.
 */
export function AreaLink({ href, replace = false, isLikely = false, ...props }: AreaLinkProps) {
  const { children, ...rest } = props;
  const [isMeant, setMeant] = useState(false);
  const area = areaOf(href);
  const isWanted = isMeant || (isLikely && !savesData());
  const fetchAhead = () => setMeant(areaOf(location.pathname) === 'public' && !isHere(href));
  return (
    <Link
      {...rest}
      href={href}
      replace={replace}
      prefetch={area === 'public' && isWanted}
      onMouseEnter={fetchAhead}
      onTouchStart={fetchAhead}
      onNavigate={(event) => {
        if (area === areaOf(location.pathname)) return;
        event.preventDefault();
        if (replace) location.replace(href);
        else location.assign(href);
      }}
    >
      {children}
      <Progress />
    </Link>
  );
}

function Progress() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return createPortal(
    <div
      className="fixed inset-x-0 top-0 z-toast h-1 animate-unhide-late bg-primary"
      data-loading-page=""
    />,
    document.body,
  );
}
