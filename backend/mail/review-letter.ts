import { shownName } from '@/lib/shared/domain/reviews/review';
import { reviewEnd } from '@/lib/shared/domain/reviews/stage';
import { namesInText } from '@/lib/shared/texts/lists';
import { reviewPath } from '@/lib/shared/url/review-url';
import type { BookingFacts } from './booking-facts';
import { whyFooter } from './customer-letters';
import type { Letter } from './letter';
import { letterLink, letterTexts } from './letter-language';
import { toReviewToken } from './manage-token';
import { plainNameInMail } from './name-in-mail';
import type { Sender } from './sender';
import { dayAndTime, whenBlock } from './visit-parts';

/** Shows the customer's name in the form in which it would appear with the review. */
export function askedLetter(facts: BookingFacts, sender: Sender): Letter {
  const t = letterTexts('mail.asked');
  const { day, time } = dayAndTime(facts.startsAt);
  const { name } = facts.customer;
  const author = plainNameInMail(name) ? shownName(name) : '';
  const until = dayAndTime(reviewEnd(facts.endsAt)).day;
  const href = letterLink(sender, reviewPath(toReviewToken(facts, sender.linkSecret)));
  const names = namesInText(
    facts.items.map(({ name }) => name),
    t.locale,
  );
  return {
    subject: t('subject', { day }),
    preheader: t('preheader', { day, time }),
    title: t('title'),
    lead: t('lead', { day, provider: facts.service.name }),
    tone: 'warm',
    sections: [
      [
        whenBlock(facts),
        { is: 'words', heading: names, lines: [facts.service.name], look: 'small' },
      ],
      [
        { is: 'words', heading: '', lines: [t('why')], look: 'plain' },
        { is: 'buttons', buttons: [{ label: t('write'), href, isPrimary: true }] },
        {
          is: 'words',
          heading: '',
          lines: [author ? t('shownAs', { author, until }) : t('shownAsNobody', { until })],
          look: 'small',
        },
      ],
    ],
    footer: { ...whyFooter(facts, sender), text: t('footer') },
    calendar: null,
  };
}
