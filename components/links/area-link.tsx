'use client';

import Link, { useLinkStatus } from 'next/link';
import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import { areaOf } from '@/lib/url/areas';

interface AreaLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  replace?: boolean;
  scroll?: boolean;
  /**
   * Fetches the page when the link is in sight, about 12 KB, so that it shows at the tap. For the few
   * links of a page that are followed most.
   */
  isLikely?: boolean;
}

/** Whether the visitor asked the browser to save data. False on the server, where nothing is fetched. */
function savesData(): boolean {
  const browser = globalThis.navigator as { connection?: { saveData?: boolean } } | undefined;
  return browser?.connection?.saveData === true;
}

/**
 * Next's link. A page of another area is loaded as a document, since it has another sheet and another
 * policy. Other public pages are fetched when a pointer or finger comes onto the link.
 */
export function AreaLink({ href, replace = false, isLikely = false, ...props }: AreaLinkProps) {
  const { children, ...rest } = props;
  const [isMeant, setMeant] = useState(false);
  const area = areaOf(href);
  const isWanted = isMeant || (isLikely && !savesData());
  const fetchAhead = () => setMeant(areaOf(location.pathname) === 'public');
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

/** A line at the top of the window while the page of the link around it is on its way. */
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
