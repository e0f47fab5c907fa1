import type { Metadata } from 'next';
import { Account } from '@/components/portal/account/account';
import { MailChoices, PushChoices } from '@/components/portal/account/mail-choices';
import { NoticeAddress } from '@/components/portal/account/notice-address';
import { OwnNamesForm } from '@/components/portal/account/own-names';
import { SignOutEverywhere } from '@/components/portal/account/sign-out-everywhere';
import { SignedInDevices } from '@/components/portal/account/signed-in-devices';
import { PushSection } from '@/components/portal/push/push-section';
import { StatementsNote } from '@/components/portal/statements-note';
import { SignInAgain } from '@/components/shared/forms/sign-in-again';
import { getSignIn, getUser, isFresh } from '@/lib/server/auth/session';
import { listOtherStatements } from '@/lib/server/host/appeals';
import { setPageStatus } from '@/lib/server/http/page-status';
import { SESSION_SECONDS } from '@/lib/shared/domain/accounts/session';
import type { PushChoice } from '@/lib/shared/domain/accounts/settings';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { DAY_MS } from '@/lib/shared/time/units';
import { ACCOUNT_PATH, parseAccountSaid } from '@/lib/shared/url/account-url';
import { paths } from '@/lib/shared/url/paths';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { OwnPage } from '../own-page';
import {
  saveMail,
  saveNames,
  savePush,
  setAddress,
  signOutDevice,
  signOutEverywhere,
} from './account-action';
import type { PushOf } from './load-settings';
import { loadSettings } from './load-settings';
import { pendingWords } from './pending-words';
import { SettingsProblem, STATUS } from './problem';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('account') };
}

async function AccountPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const said = parseAccountSaid(await searchParams);
  const t = await pageTexts('settings.page');
  const sessions = await pageTexts('settings.sessions');
  const user = await getUser();
  const loaded = user && (await loadSettings(user.id, t.locale));
  const signIn = isFresh(await getSignIn()) ? null : <SignInAgain callbackUrl={ACCOUNT_PATH} />;
  const statements = user ? await listOtherStatements(user.id) : [];
  if (loaded && loaded.kind !== 'loaded') setPageStatus(STATUS[loaded.kind]);
  const asked = { title: t('title'), text: t('signIn') };
  const gate = {
    ended: { title: sessions('ended'), text: sessions('endedText') },
    over: { title: sessions('over'), text: sessions('overText') },
    failed: asked,
    unsaid: asked,
  }[said ?? 'unsaid'];
  return (
    <OwnPage
      gate={gate}
      path={ACCOUNT_PATH}
      tab={null}
      back={{ href: paths.portal, label: t('back') }}
      isLoaded
    >
      {() => {
        if (loaded?.kind !== 'loaded') return <SettingsProblem kind={loaded?.kind ?? 'failed'} />;
        const { settings, services, push, devices } = loaded;
        const { firstName, lastName, name, phone, version, language, email, mailOff } = settings;
        const names = { firstName, lastName, name, phone };
        const address = { email, pending: pendingWords(settings, t.locale) };
        return (
          <Account
            hasFeed={settings.hasFeed}
            days={(SESSION_SECONDS * 1_000) / DAY_MS}
            statements={<StatementsNote statements={statements} />}
            names={
              <OwnNamesForm
                first={{ names, version, language }}
                services={services}
                action={saveNames}
              />
            }
            mail={
              settings.sendsMail
                ? {
                    address: <NoticeAddress first={address} action={setAddress} signIn={signIn} />,
                    choices: <MailChoices off={mailOff} action={saveMail} />,
                  }
                : null
            }
            push={push && <PushPart {...push} off={settings.pushOff} />}
            devices={<SignedInDevices devices={devices} action={signOutDevice} />}
            signOut={<SignOutEverywhere hasFailed={said === 'failed'} action={signOutEverywhere} />}
          />
        );
      }}
    </OwnPage>
  );
}

function PushPart({ calendarId, push, off }: PushOf & { off: readonly PushChoice[] }) {
  const t = useTexts('push.section');
  if (!push) return <p className="text-muted">{t('unread')}</p>;
  const choices = <PushChoices off={off} action={savePush} />;
  return <PushSection calendarId={calendarId} push={push} choices={choices} />;
}

export default withTexts('(portal)/settln-providers/account/page', AccountPage);
