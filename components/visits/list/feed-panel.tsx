'use client';

import { useState } from 'react';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { DialogActions } from '@/components/shared/ui/dialog-actions';
import { EarlyPress } from '@/components/shared/ui/early-press';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { headingVariants } from '@/components/shared/ui/heading';
import { inputVariants } from '@/components/shared/ui/input';
import { passFocus } from '@/components/shared/ui/pass-focus';
import { callApi } from '@/lib/shared/api/call-api';
import type { BookedPerson } from '@/lib/shared/contract/bookings';
import type { FeedAddress } from '@/lib/shared/contract/visits';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { PersonFilter } from './person-filter';

interface FeedPanelProps {
  calendarId: number;
  first: FeedAddress;
  /** None where one person works. */
  people: readonly BookedPerson[];
}

/** The pressed button disappears. */
const passToFirst = passFocus(
  () =>
    document.querySelector<HTMLElement>('[data-feed] input') ??
    document.querySelector<HTMLElement>('[data-feed] button'),
);

export function FeedPanel({ calendarId, first, people }: FeedPanelProps) {
  const t = useTexts('portal.feed');
  const [feed, setFeed] = useState(first);
  const [person, setPerson] = useState<number | undefined>();
  const own = feed.ofPeople.find((one) => one.person === person);
  const address = own?.address ?? feed.address;
  const named = people.filter(({ id }) => feed.ofPeople.some((one) => one.person === id));
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const change = async (isOn: boolean) => {
    setProblem('');
    const options = { params: { calendarId }, repeatKey: crypto.randomUUID() };
    const result = await callApi('POST /api/calendars/{calendarId}/feed', { isOn }, options);
    if (result.ok) setFeed(result.answer);
    if (!result.ok) return setProblem(result.message);
    if (isOn) setSaid(address ? t('renewed') : t('made'));
    else setSaid(t('ended'));
  };
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text).then(
      () => setSaid(t('copied')),
      () => setSaid(t('notCopied')),
    );
  };
  return (
    <>
      {address ? (
        <div ref={passToFirst} className="contents">
          <PersonFilter label={t('whose')} people={named} shown={own?.person} onShow={setPerson} />
          <input
            className={inputVariants()}
            aria-label={t('address')}
            dir="ltr"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <p className="text-sm text-muted">{t('secret')}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => copy(address)}>{t('copy')}</Button>
            <a
              className={buttonVariants({ look: 'secondary' })}
              href={address.replace(/^https?:/, 'webcal:')}
            >
              {t('subscribe')}
            </a>
            <Button look="secondary" onClick={() => setAsked('renew')}>
              {t('renew')}
            </Button>
            <Button look="secondary" onClick={() => setAsked('end')}>
              {t('end')}
            </Button>
          </div>
        </div>
      ) : (
        <EarlyPress onPress={() => void change(true)}>
          <Button ref={passToFirst} look="secondary" type="submit">
            {t('make')}
          </Button>
        </EarlyPress>
      )}
      {problem ? <FailureNote>{problem}</FailureNote> : null}
      <p className="text-sm empty:hidden" role="status">
        {said}
      </p>
      <FeedEndDialog
        by={asked}
        hasSeveral={named.length > 0}
        onKeep={() => setAsked(null)}
        onEnd={() => {
          setAsked(null);
          void change(asked === 'renew');
        }}
      />
    </>
  );
}

interface FeedEndDialogProps {
  by: 'renew' | 'end' | null;
  /** True if there are several addresses, all of which end. */
  hasSeveral: boolean;
  onKeep: () => void;
  onEnd: () => void;
}

function FeedEndDialog({ by, hasSeveral, onKeep, onEnd }: FeedEndDialogProps) {
  const t = useTexts('portal.feed');
  return (
    <Dialog
      open={by !== null}
      onClose={onKeep}
      role="alertdialog"
      labelledBy="feed-end-title"
      describedBy="feed-end-text"
    >
      <h2 id="feed-end-title" className={headingVariants({ size: 'small' })}>
        {t(by === 'renew' ? 'askRenew' : 'askEnd')}
      </h2>
      <p id="feed-end-text" className="text-muted">
        {t(hasSeveral ? 'askLeadOfAll' : 'askLead')}
      </p>
      <DialogActions>
        <Button className="min-w-0 flex-1" onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button look="danger-quiet" onClick={onEnd}>
          {t(by === 'renew' ? 'renew' : 'end')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
