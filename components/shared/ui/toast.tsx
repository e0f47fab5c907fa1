'use client';

import { cva } from 'class-variance-authority';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { iconButtonVariants } from './icon-button';
import { CircleAlert, CircleCheck, Info, X } from './icons';
import { passFocus } from './pass-focus';

/** A new object is a new message. */
export interface ToastMessage {
  tone: 'ok' | 'info';
  text: string;
  action?: { label: string; act: () => void };
  /** Six seconds by default. */
  lastsMs?: number;
}

interface ToastsProps {
  message: ToastMessage | null;
  errors: readonly string[];
  onExpire: () => void;
  onDismiss: (error: string) => void;
  /** Finds what gets the focus of a dismissed toast. Pass the same function each time. */
  findNextFocus: () => HTMLElement | null;
}

const READ_MS = 6000;
const ICONS = { ok: CircleCheck, info: Info } as const;

const toastVariants = cva(
  'pointer-events-auto flex max-w-104 animate-rise items-center gap-3 rounded-md py-3 ps-4 pe-3 text-sm shadow-3 print:hidden',
  {
    variants: {
      look: {
        error: 'border border-current bg-error text-on-error',
        message: 'bg-cypress text-white dark:border dark:border-line-strong',
      },
    },
  },
);

export function Toasts({ message, errors, onExpire, onDismiss, findNextFocus }: ToastsProps) {
  const t = useTexts('ui.toast');
  const ref = useMemo(() => passFocus(findNextFocus), [findNextFocus]);
  return (
    // Pages that end with a bar set `--toast-lift`.
    <section
      className="pointer-events-none fixed inset-x-gutter bottom-[calc(1rem+var(--language-bar)+var(--toast-lift,0px)+env(safe-area-inset-bottom))] z-toast grid justify-items-center gap-2"
      aria-label={t('region')}
    >
      {errors.map((error) => (
        <div key={error} className={toastVariants({ look: 'error' })}>
          <CircleAlert />
          <p className="min-w-0 flex-1 wrap-anywhere" role="alert">
            {error}
          </p>
          <Dismiss onDismiss={() => onDismiss(error)} passFocus={ref} />
        </div>
      ))}
      <Passing message={message} onExpire={onExpire} passFocus={ref} />
    </section>
  );
}

type PassingProps = Pick<ToastsProps, 'message' | 'onExpire'> & Pick<DismissProps, 'passFocus'>;

function Passing({ message, onExpire, passFocus }: PassingProps) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    // A message with an action ends in time, even while somebody reads it.
    if (!message || (isHeld && !message.action)) return;
    const timer = setTimeout(onExpire, message.lastsMs ?? READ_MS);
    return () => clearTimeout(timer);
  }, [message, isHeld, onExpire]);
  const Icon = message && ICONS[message.tone];
  const dismiss = () => {
    setIsHeld(false);
    onExpire();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being read only stops its timer
    <div
      className={message ? toastVariants({ look: 'message' }) : undefined}
      data-ground="cypress"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {Icon ? <Icon className="text-marigold" /> : null}
      {/* A status added with its text is not read out. */}
      <p className="min-w-0 flex-1 wrap-anywhere" role="status">
        {message?.text}
      </p>
      {message?.action ? (
        <button
          type="button"
          className="min-h-target flex-none cursor-pointer border-0 bg-transparent px-2 font-bold text-inherit underline"
          onClick={message.action.act}
        >
          {message.action.label}
        </button>
      ) : null}
      {message ? <Dismiss onDismiss={dismiss} passFocus={passFocus} /> : null}
    </div>
  );
}

type DismissProps = { onDismiss: () => void; passFocus: ReturnType<typeof passFocus> };

function Dismiss({ onDismiss, passFocus }: DismissProps) {
  const t = useTexts('ui.toast');
  return (
    <button
      type="button"
      className={iconButtonVariants()}
      aria-label={t('dismiss')}
      ref={passFocus}
      onClick={onDismiss}
    >
      <X />
    </button>
  );
}
