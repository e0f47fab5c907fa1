import { useEffect, useRef, useState } from 'react';
import { isPlainClick } from '@/components/shared/links/plain-click';
import { isSignIn } from '@/lib/shared/url/sign-in';

/** Null unless a plain click opens a link in this tab. */
function addressOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlainClick(event) || !(link instanceof HTMLAnchorElement)) return null;
  if (link.target === '_blank' || link.hasAttribute('download')) return null;
  return link.getAttribute('href')?.startsWith('#') ? null : link.href;
}

/** `asked` is the address of a pressed link. For other ways to leave the page, the browser asks. */
export function useLeaveGuard() {
  const isDirty = useRef(false);
  const [asked, setAsked] = useState<string | null>(null);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const href = addressOf(event);
      if (!isDirty.current || !href) return;
      if (isSignIn(href)) {
        isDirty.current = false;
        return;
      }
      // On the window, before React's links navigate.
      event.preventDefault();
      event.stopPropagation();
      setAsked(href);
    };
    // Signing in again leads back to what was typed.
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && isSignIn(target.action)) {
        isDirty.current = false;
      }
    };
    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('click', onClick, true);
    window.addEventListener('submit', onSubmit, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('submit', onSubmit, true);
    };
  }, []);

  return {
    asked,
    stay: () => setAsked(null),
    touch: () => {
      isDirty.current = true;
    },
    release: () => {
      isDirty.current = false;
    },
  };
}
