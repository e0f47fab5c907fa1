import type { ReactNode } from 'react';
import { FormSection } from '@/components/shared/forms/form-section';
import { PageLink } from '@/components/shared/links/page-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { OTHER_CALENDARS_PATH } from '@/lib/shared/url/portal-paths';
import { portalPath } from '@/lib/shared/url/portal-url';

interface AccountProps {
  statements: ReactNode;
  /** Null where no mail is sent. */
  mail: { address: ReactNode; choices: ReactNode } | null;
  /** Push notices; null where none are sent. */
  push: ReactNode | null;
  names: ReactNode;
  devices: ReactNode;
  signOut: ReactNode;
  hasFeed: boolean;
  /** How long a session lasts. */
  days: number;
}

export function Account(props: AccountProps) {
  const { statements, names, mail, push, devices, signOut, hasFeed, days } = props;
  const page = useTexts('settings.page');
  const nameTexts = useTexts('settings.names');
  const address = useTexts('settings.address');
  const mailTexts = useTexts('settings.mail');
  const pushTexts = useTexts('push.section');
  const calendar = useTexts('settings.calendar');
  const sessions = useTexts('settings.sessions');
  const leave = useTexts('settings.leave');
  return (
    <div className="grid gap-8 pb-16">
      <h1 className={headingVariants({ size: 'large' })}>{page('title')}</h1>
      {statements}
      <FormSection title={nameTexts('heading')}>{names}</FormSection>
      <FormSection title={address('heading')}>
        {mail ? mail.address : <p className="text-muted">{address('noMail')}</p>}
      </FormSection>
      {mail ? (
        <FormSection title={mailTexts('heading')}>
          <p className="text-muted">{mailTexts('lead')}</p>
          {mail.choices}
        </FormSection>
      ) : null}
      {push ? <FormSection title={pushTexts('title')}>{push}</FormSection> : null}
      <FormSection title={calendar('heading')}>
        {hasFeed ? (
          <div>
            <p className="text-muted">{calendar('lead')}</p>
            <PageLink className={textLinkVariants()} href={`${portalPath('bookings')}#feed`}>
              {calendar('open')}
            </PageLink>
          </div>
        ) : null}
        <div>
          <p className="text-muted">{calendar('others')}</p>
          <PageLink className={textLinkVariants()} href={OTHER_CALENDARS_PATH}>
            {calendar('openOthers')}
          </PageLink>
        </div>
      </FormSection>
      <FormSection title={sessions('heading')}>
        <p className="text-muted">
          {sessions('lead', { days })} {hasFeed ? sessions('feed') : ''}{' '}
          {push ? sessions('push') : ''}
        </p>
        {devices}
        {signOut}
      </FormSection>
      <FormSection title={leave('heading')}>
        <div>
          <p className="text-muted">{leave('lead')}</p>
          <PageLink className={textLinkVariants()} href={paths.deleteRequest}>
            {leave('link')}
          </PageLink>
        </div>
      </FormSection>
    </div>
  );
}
