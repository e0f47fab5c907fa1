'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { iconButtonVariants } from '@/components/ui/icon-button';
import { passFocus } from './pass-focus';

/** What has just happened. Another object is another message, whatever it says. */
export interface ToastMessage {
  tone: 'ok' | 'info';
  text: string;
}

interface ToastsProps {
  /** What is said in passing; null while there is nothing to say. */
  message: ToastMessage | null;
  /** What went wrong and has to be read: it stays until it is dismissed. No text comes twice. */
  errors: readonly string[];
  onHush: () => void;
  onDismiss: (error: string) => void;
  /** Who gets the focus when what is dismissed had it. The same function each time. */
  heir: () => HTMLElement | null;
}

const READ_MS = 6000;
const ICONS = { ok: CircleCheck, info: Info } as const;

/**
 * Says what has happened at the end of the window: errors until they are dismissed, the
 * rest for six seconds, not while a pointer or the focus is on it. What needs a choice is no toast.
 */
export function Toasts({ message, errors, onHush, onDismiss, heir }: ToastsProps) {
  const ref = useMemo(() => passFocus(heir), [heir]);
  return (
    <section className="toasts" aria-label="Notifications">
      {errors.map((error) => (
        <div key={error} className="toast error">
          <CircleAlert />
          <p className="min-w-0 flex-1" role="alert">
            {error}
          </p>
          <Dismiss onDismiss={() => onDismiss(error)} passFocus={ref} />
        </div>
      ))}
      <Passing message={message} onHush={onHush} passFocus={ref} />
    </section>
  );
}

interface PassingProps extends Pick<ToastsProps, 'message' | 'onHush'> {
  passFocus: ReturnType<typeof passFocus>;
}

function Passing({ message, onHush, passFocus }: PassingProps) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!message || isHeld) return;
    const timer = setTimeout(onHush, READ_MS);
    return () => clearTimeout(timer);
  }, [message, isHeld, onHush]);
  const Icon = message && ICONS[message.tone];
  const dismiss = () => {
    setIsHeld(false);
    onHush();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits for its reader
    <div
      className={message ? 'toast' : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {Icon ? <Icon /> : null}
      {/* It stands before it speaks: a status that comes with its text is not read out. */}
      <p className="min-w-0 flex-1" role="status">
        {message?.text}
      </p>
      {message ? <Dismiss onDismiss={dismiss} passFocus={passFocus} /> : null}
    </div>
  );
}

interface DismissProps extends Pick<PassingProps, 'passFocus'> {
  onDismiss: () => void;
}

function Dismiss({ onDismiss, passFocus }: DismissProps) {
  return (
    <button
      type="button"
      className={iconButtonVariants()}
      aria-label="Dismiss"
      ref={passFocus}
      onClick={onDismiss}
    >
      <X />
    </button>
  );
}
