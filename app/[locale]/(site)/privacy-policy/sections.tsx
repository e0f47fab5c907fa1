import type { LongFormSection } from '@/components/site/long-form';
import { retentionDaysOfBuild } from '@/lib/env';
import { product } from '@/lib/product';
import { Retention } from './retention';
import { RightsTable } from './rights-table';

const mail = <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>;

function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** The privacy policy, section by section (STAT-014 to STAT-024). */
export const privacySections: LongFormSection[] = [
  {
    id: 'data-we-collect',
    title: 'Data we collect',
    body: (
      <>
        <p>Only what a task needs, and only when you start it:</p>
        <Bullets
          items={[
            'When you book: your name, your phone number, your e-mail address if you give it, what you booked, with whom and when, and the time zone of your browser.',
            'When you become a provider: your name, e-mail address and date of birth, the number that Google gives your account, and when you agreed to the terms.',
            'When you list a service or an event: what you write, the pictures you add, and your contact details, which you choose to publish.',
            'When you write to us or ask for a deletion: what the form holds.',
            'When you open a page: the technical record of the request, kept without your name.',
          ]}
        />
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    title: 'How we use it',
    body: (
      <p>
        To carry out the booking you asked for and to run a provider’s account (a contract with
        you); to check listings before they are public and to keep the service safe (our own
        interest, weighed against yours); to keep the records that the law demands. We do not sell
        data and we do not build advertising profiles.
      </p>
    ),
  },
  {
    id: 'sharing',
    title: 'Sharing',
    body: (
      <p>
        The provider you book sees your name, phone number, e-mail address if given, and the
        appointment. The companies that run our servers, storage and sign-in handle data for us,
        under contract and only on our instructions. Authorities receive data only where the law
        obliges us.
      </p>
    ),
  },
  {
    id: 'international-transfers',
    title: 'International transfers',
    body: (
      <p>
        We keep data in the European Economic Area where we can. Where a company that works for us
        handles it elsewhere, the transfer rests on a decision of the European Commission that the
        country protects data well enough, or on its standard contractual clauses.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <RightsTable />
        <p>
          We answer within one month. If you are not content with the answer, you may complain to
          the Information and Data Protection Commissioner in Malta, or to the authority where you
          live.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Traffic is encrypted. Contact details never stand in an address or a log. Pictures are
        stored apart from the site. Few people have access, each with an account of their own. If a
        breach puts you at risk, we tell you and the authority without delay.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'Retention',
    body: (
      <>
        <Retention days={retentionDaysOfBuild()} />
        <p>
          A deleted account is processed within 30 days; backups are kept up to 30 days after that
          and then overwritten. Records that the law makes us keep, such as those for tax, stay as
          long as it says and for nothing else.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        Customers and visitors get none, but for one: if you book while your browser runs no
        scripts, an encrypted cookie keeps your name for an hour, so that your confirmation can show
        it. A provider who signs in gets the cookies that keep the session safe; they end with it.
        If we measure how pages are used, we do so without cookies.
      </p>
    ),
  },
  {
    id: 'children-and-prohibited-content',
    title: 'Children’s privacy and prohibited content',
    body: (
      <p>
        Provider accounts are for people of 18 and over. A parent books for a child. We remove, and
        where the law asks for it report, content that exploits or endangers children, incites
        hatred or violence, deceives, or is otherwise against the law. If you see any, write to{' '}
        {mail}.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When this page changes, the date at its top changes with it. If a change matters to you, we
        tell account holders before it takes effect.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: <p>Questions, requests and complaints about your data reach us at {mail}.</p>,
  },
];
