'use client';

import { usePostedAction } from '@/components/shared/forms/use-posted-action';
import { Button } from '@/components/shared/ui/button';
import { Smartphone } from '@/components/shared/ui/icons';
import { passFocus } from '@/components/shared/ui/pass-focus';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { Outcome } from './outcome';

export interface SignedInDevice {
  id: string;
  /** "Chrome, Android, signed in on 12 November". */
  words: string;
  isThis: boolean;
}

export interface DevicesAnswer {
  said: 'nothing' | 'saved' | 'failed' | 'signedOut';
  devices: readonly SignedInDevice[];
  /** What was done, in words. */
  done: string;
}

interface SignedInDevicesProps {
  devices: readonly SignedInDevice[];
  /** The form has the `session` to end. */
  action: (previous: DevicesAnswer, form: FormData) => Promise<DevicesAnswer>;
}

/** The pressed button disappears together with its row. */
const passToList = passFocus(() => document.getElementById('signed-in'));

/** This device is signed out in the menu, as everywhere else. */
export function SignedInDevices({ devices, action }: SignedInDevicesProps) {
  const t = useTexts('settings.sessions');
  const posting = usePostedAction<DevicesAnswer>({
    action,
    first: { said: 'nothing', devices, done: '' },
    lost: (last) => ({ ...last, said: 'failed' }),
  });
  const { state: answer, isPending, form } = posting;
  return (
    <form {...form} className="grid gap-3">
      <ul
        id="signed-in"
        tabIndex={-1}
        aria-label={t('heading')}
        className="border-t border-line empty:hidden"
      >
        {answer.devices.map(({ id, words, isThis }) => (
          <li
            key={id}
            ref={passToList}
            className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2"
          >
            <Smartphone className="flex-none" />
            <p id={`device-${id}`} className="min-w-0 flex-1 wrap-anywhere">
              {words}
            </p>
            {isThis ? (
              <span className="text-sm text-muted">{t('this')}</span>
            ) : (
              <Button
                id={`end-${id}`}
                type="submit"
                look="secondary"
                size="small"
                name="session"
                value={id}
                aria-labelledby={`end-${id} device-${id}`}
                aria-disabled={isPending || undefined}
              >
                {t('endOne')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Outcome said={answer.said} saved={answer.done} isPending={isPending} />
    </form>
  );
}
