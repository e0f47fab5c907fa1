import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { missingMetadata, missingScreen } from '@/app/missing-screen';
import { SignInButton } from '@/components/forms/sign-in-button';
import { LanguageFooter } from '@/components/languages/language-footer';
import { Footer } from '@/components/site/footer';
import { TopBar } from '@/components/site/top-bar';
import { StaffHeader, type StaffPart } from '@/components/staff/staff-header';
import { StillThere } from '@/components/staff/still-there';
import { headingVariants } from '@/components/ui/heading';
import { isDirectoryOffered } from '@/lib/host/directory/offered';
import { listQueue } from '@/lib/host/staff/room';
import { getStaff, type StaffHere } from '@/lib/host/staff/visit';
import { requestPathname, setPageStatus } from '@/lib/http/page-status';
import { pageTexts } from '@/lib/texts/page-texts';
import type { Key } from '@/lib/texts/texts';

/** For strangers, that of a missing page. */
export async function staffMetadata(title: Key<'meta.staff'>): Promise<Metadata> {
  if (!(await getStaff())) return missingMetadata();
  return { title: (await pageTexts('meta.staff'))(title) };
}

interface StaffPageProps {
  /** Null for a page about one item. */
  part: StaffPart | null;
  path: string;
  children: (here: StaffHere) => ReactNode | Promise<ReactNode>;
}

/** Called, not rendered: nothing is sent before the visitor is known. */
export async function staffPage({ part, path, children }: StaffPageProps): Promise<ReactNode> {
  const here = await getStaff();
  if (!here) {
    return (
      <>
        <TopBar pathname={requestPathname()} offersDirectory={isDirectoryOffered()} />
        <div id="content">{missingScreen()}</div>
        <Footer />
      </>
    );
  }
  const t = await pageTexts('staff.room');
  if (here.state === 'over') {
    setPageStatus(403);
    return (
      <>
        <StaffHeader staff={here.staff} part={null} waiting={null} endsAt={null} />
        <main className="mx-auto grid max-w-measure justify-items-start gap-4 px-gutter py-12">
          <h1 className={headingVariants({ size: 'large' })}>{t('overTitle')}</h1>
          <p>{t('over')}</p>
          <SignInButton callbackUrl={path} />
        </main>
        <LanguageFooter />
      </>
    );
  }
  const { counts } = await listQueue(here, { limit: 1 });
  const waiting = Object.values(counts).reduce((all, count) => all + count, 0);
  return (
    <>
      <StaffHeader staff={here.staff} part={part} waiting={waiting} endsAt={here.endsAt} />
      <main className="mx-auto w-full max-w-[96rem] px-gutter pb-24">{await children(here)}</main>
      <LanguageFooter />
      {here.endsAt === null ? null : <StillThere endsAt={here.endsAt} now={Date.now()} />}
    </>
  );
}
