'use client';

import { CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';

/** What has just happened. Another object is another message, whatever it says. */
export interface ToastMessage {
  tone: 'ok' | 'info';
  text: string;
}

interface ToastProps {
  /** Null while there is nothing to say. */
  message: ToastMessage | null;
  onDismiss: () => void;
}

const READ_MS = 6000;
const ICONS = { ok: CircleCheck, info: Info } as const;

/**
 * Says in passing what has happened, at the end of the window, and goes after six seconds; not
 * while a pointer or the focus is on it (look.md §9). What needs a choice does not belong here.
 */
export function Toast({ message, onDismiss }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!message || isHeld) return;
    const timer = setTimeout(onDismiss, READ_MS);
    return () => clearTimeout(timer);
  }, [message, isHeld, onDismiss]);
  const Icon = message && ICONS[message.tone];
  return (
    <div className="toasts">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only waits for its reader */}
      <div
        className={message ? 'toast' : undefined}
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        {Icon ? <Icon className="i" /> : null}
        {/* It stands before it speaks: a status that comes with its text is not read out. */}
        <p className="grow" role="status">
          {message?.text}
        </p>
        {message ? (
          <button
            type="button"
            className="icon-btn"
            aria-label="Dismiss"
            onClick={() => {
              setIsHeld(false);
              onDismiss();
            }}
          >
            <X className="i" />
          </button>
        ) : null}
      </div>
    </div>
  );
}
