'use client';

import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { PersonFace, type Pictured } from '@/components/shared/face/person-face';
import { PageLink } from '@/components/shared/links/page-link';
import { isPlainClick } from '@/components/shared/links/plain-click';
import { Users } from '@/components/shared/ui/icons';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { dayParts } from '@/lib/shared/time/format';
import { type Choice, timesPath } from './choice';

export interface PersonOption extends Pictured {
  id: number;
  sentence: string;
  languages: readonly string[];
  /** The chosen things that this person does not do; null if there are none. */
  skipped: string | null;
  /** Their first free day (YYYY-MM-DD) of the week, or null. */
  freeFrom: string | null;
}

const optionVariants = cva(
  'flex min-h-16 items-center gap-3 rounded-md border-1.5 px-3 py-2.5 text-start no-underline',
  {
    variants: {
      look: {
        chosen: 'border-primary bg-soft text-text',
        plain: 'border-line-strong bg-surface text-text',
        unfit: 'border-dashed border-line-strong bg-sunken text-muted',
      },
    },
  },
);

interface WithWhomProps {
  people: readonly PersonOption[];
  choice: Choice;
  place: { week: string; date: string };
  go: (href: string) => void;
}

export function WithWhom({ people, choice, place, go }: WithWhomProps) {
  const t = useTexts('booking.withWhom');
  const { person = null } = choice;
  const hrefOf = (id: number | null) => timesPath({ ...choice, person: id }, place);
  return (
    <section className="flex flex-col gap-3" aria-labelledby="with-whom">
      <h2 className="text-base font-semibold" id="with-whom">
        {t('heading')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-2">
        <li className="grid">
          <WhomLink href={hrefOf(null)} isChosen={person === null} go={go}>
            <Faces people={people} />
            <Words name={t('anybody')} note={t('mostTimes')} />
          </WhomLink>
        </li>
        {people.map((one) => (
          <li key={one.id} className="grid">
            <WhomOption one={one} href={hrefOf(one.id)} isChosen={one.id === person} go={go} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WhomOptionProps {
  one: PersonOption;
  href: string;
  isChosen: boolean;
  go: (href: string) => void;
}

function WhomOption({ one, href, isChosen, go }: WhomOptionProps) {
  const t = useTexts('booking.withWhom');
  const { name, skipped, freeFrom, languages, sentence } = one;
  const about = [sentence, withCommas(languages, t.locale)].filter(Boolean).join(' ');
  if (skipped !== null) {
    return (
      <div className={optionVariants({ look: 'unfit' })}>
        <PersonFace person={one} />
        <Words name={name} note={t('skips', { item: skipped })} />
      </div>
    );
  }
  const parts = freeFrom === null ? null : dayParts(freeFrom, t.locale);
  const note = parts ? t('from', { day: `${parts.weekday} ${parts.day}` }) : t('noneThisWeek');
  return (
    <WhomLink href={href} isChosen={isChosen} go={go}>
      <PersonFace person={one} />
      <Words name={name} note={note} about={about} />
    </WhomLink>
  );
}

interface WhomLinkProps {
  href: string;
  isChosen: boolean;
  go: (href: string) => void;
  children: ReactNode;
}

function WhomLink({ href, isChosen, go, children }: WhomLinkProps) {
  return (
    <PageLink
      className={optionVariants({ look: isChosen ? 'chosen' : 'plain' })}
      href={href}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go(href);
      }}
    >
      {children}
    </PageLink>
  );
}

function Words({ name, note, about = '' }: { name: string; note: string; about?: string }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <b className="font-semibold" dir="auto">
        {name}
      </b>
      <br />
      <span className="text-sm text-muted">{note}</span>
      {about ? (
        <>
          <br />
          <span className="text-sm text-muted" dir="auto">
            {about}
          </span>
        </>
      ) : null}
    </span>
  );
}

/** Shows only pictures, because overlapping letters cannot be read. */
function Faces({ people }: { people: readonly PersonOption[] }) {
  const shown = people.filter(({ pictureUrl }) => pictureUrl).slice(0, 3);
  return (
    <span className="flex flex-none" aria-hidden="true">
      {shown.length < 2 ? (
        <span className="grid size-11 place-items-center rounded-full bg-sunken">
          <Users />
        </span>
      ) : (
        shown.map((one) => (
          <span key={one.id} className="not-first:-ms-5">
            <PersonFace person={one} size="small" />
          </span>
        ))
      )}
    </span>
  );
}
