import { useEffect, useRef, useState } from 'react';

/** The address that a plain click on a link leads to; null for anything else. */
function leadsTo(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return null;
  return link.getAttribute('href')?.startsWith('#') ? null : link.href;
}

/**
 * Asks before unsaved changes are left behind: through `asked` for links of the page, through the
 * browser's own question for everything else.
 */
export function useLeaveGuard() {
  const isDirty = useRef(false);
  const [asked, setAsked] = useState<string | null>(null);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const href = leadsTo(event);
      if (!isDirty.current || !href) return;
      // On the window and before React, whose links would navigate at once.
      event.preventDefault();
      event.stopPropagation();
      setAsked(href);
    };
    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('click', onClick, true);
    };
  }, []);

  return {
    asked,
    stay: () => setAsked(null),
    touch: () => {
      isDirty.current = true;
    },
    /** From now on nothing would be lost. */
    release: () => {
      isDirty.current = false;
    },
  };
}
