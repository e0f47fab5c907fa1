import { useState } from 'react';
import { Button } from '@/components/shared/ui/button';
import { ConfirmDialog } from '@/components/shared/ui/confirm-dialog';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { IconButton } from '@/components/shared/ui/icon-button';
import { ChevronDown } from '@/components/shared/ui/icons';
import { Names } from '@/components/shared/ui/names';
import { Spinner } from '@/components/shared/ui/spinner';
import { callApi } from '@/lib/shared/api/call-api';
import type { ComingVisits as KnownVisits } from '@/lib/shared/contract/people';
import type { DraftPerson } from '@/lib/shared/domain/hours/draft-people';
import { asWritten, commaOf, withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

const zone = VENUE_ZONE.id;

export interface PersonEndProps {
  calendarId: number;
  person: DraftPerson;
  others: readonly DraftPerson[];
  place: number;
  total: number;
  name: string;
  onMove: (by: number) => void;
  /** `to` is a person's key. */
  onGiven: (to: string) => void;
  onRemove: () => void;
}

export function PersonEnd(props: PersonEndProps) {
  const { calendarId, person, others, place, total, name, onMove, onGiven, onRemove } = props;
  const t = useTexts('people.row');
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = person.coming > 0;
  const [wasBusy] = useState(isBusy);
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      {wasBusy && person.id !== null ? (
        <ComingVisits
          calendarId={calendarId}
          person={person.id}
          count={person.coming}
          others={others}
          onGiven={onGiven}
        />
      ) : null}
      {isBusy ? (
        <p className="text-sm text-muted">
          {t('has', { name: asWritten(name, t.locale), count: person.coming })}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          look="line"
          aria-label={t('up', { name })}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          <ChevronDown className="rotate-180" />
        </IconButton>
        <IconButton
          look="line"
          aria-label={t('down', { name })}
          disabled={place === total - 1}
          onClick={() => onMove(1)}
        >
          <ChevronDown />
        </IconButton>
        <span className="flex-1 text-sm text-muted">
          {t('place', { name: asWritten(name, t.locale), place: place + 1, total })}
        </span>
        <Button
          look="danger-quiet"
          size="small"
          disabled={isBusy}
          onClick={() => setIsAsking(true)}
        >
          {t('remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        question={t('removeQuestion', { name: asWritten(name, t.locale) })}
        lead={t('removeLead')}
        look="delete"
        keepLabel={t('keep')}
        actLabel={t('remove')}
        onKeep={() => setIsAsking(false)}
        onAct={() => {
          setIsAsking(false);
          onRemove();
        }}
      />
    </div>
  );
}

interface ComingVisitsProps {
  calendarId: number;
  person: number;
  count: number;
  others: readonly DraftPerson[];
  onGiven: (to: string) => void;
}

const NOTHING_SAID = { text: '', isError: false };

/** The visits are read on request. Giving a visit to somebody counts at once, before saving. */
function ComingVisits(props: ComingVisitsProps) {
  const { calendarId, person, count, others, onGiven } = props;
  const t = useTexts('people.visits');
  const [visits, setVisits] = useState<KnownVisits['visits'] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState(NOTHING_SAID);

  async function load() {
    setSaid((now) => (now.isError ? NOTHING_SAID : now));
    setIsBusy(true);
    const options = { params: { calendarId }, query: { person: String(person) } };
    const route = 'GET /api/calendars/{calendarId}/people/visits';
    const result = await callApi(route, undefined, options);
    setIsBusy(false);
    if (result.ok) setVisits(result.answer.visits);
    else setSaid({ text: t('failed'), isError: true });
  }

  async function give(bookingId: number, to: DraftPerson) {
    if (to.id === null) return;
    setSaid(NOTHING_SAID);
    setIsBusy(true);
    const body = { bookingId, person: to.id };
    const options = { params: { calendarId }, repeatKey: crypto.randomUUID() };
    const result = await callApi('POST /api/calendars/{calendarId}/people/give', body, options);
    setIsBusy(false);
    if (!result.ok) return setSaid({ text: result.message, isError: true });
    const told = result.answer.willTell === false ? 'nobody' : 'mail';
    setSaid({ text: t('given', { name: to.name, told }), isError: false });
    onGiven(to.key);
    await load();
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Button
        look="secondary"
        size="small"
        aria-expanded={visits !== null}
        onClick={() => (visits ? setVisits(null) : void load())}
      >
        {isBusy ? <Spinner /> : null}
        {visits ? t('hide') : t('show', { count })}
      </Button>
      {said.isError ? <FailureNote>{said.text}</FailureNote> : null}
      <p className="text-sm" role="status">
        {said.isError ? '' : said.text}
      </p>
      {visits ? (
        <ul className="grid w-full gap-3">
          {visits.map(({ id, startsAt, customerName, items, takers }) => (
            <li key={id} className="grid gap-2 border-b border-line pb-3 last:border-b-0">
              <p className="wrap-anywhere">
                <b className="font-semibold">
                  {withCommas(
                    [formatDay(startsAt, zone, t.locale), formatClock(startsAt, zone, t.locale)],
                    t.locale,
                  )}
                </b>
                <br />
                <bdi translate={customerName ? 'no' : undefined}>
                  {customerName || t('unnamed')}
                </bdi>
                {commaOf(t.locale)}
                <Names names={items} />
              </p>
              <div className="flex flex-wrap gap-2">
                {others
                  .filter((one) => one.id !== null && takers.includes(one.id))
                  .map((one) => (
                    <Button
                      key={one.key}
                      look="secondary"
                      size="small"
                      disabled={isBusy}
                      onClick={() => void give(id, one)}
                    >
                      {t('give', { name: asWritten(one.name, t.locale) })}
                    </Button>
                  ))}
                {takers.length === 0 ? <p className="text-sm text-muted">{t('nobody')}</p> : null}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
