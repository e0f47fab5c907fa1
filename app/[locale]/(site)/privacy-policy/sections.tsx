import type { LongFormSection } from '@/components/site/long-form';
import { PROSE, proseSection } from '@/components/site/prose';
import { SUPPORT_MAIL } from '@/components/site/support-mail';
import { retentionDaysOfBuild } from '@/lib/env';
import { useTexts } from '@/lib/texts/use-texts';
import { Retention } from './retention';
import { RightsTable } from './rights-table';

export const PRIVACY_SECTIONS = [
  'dataWeCollect',
  'howWeUseIt',
  'sharing',
  'internationalTransfers',
  'yourRights',
  'security',
  'retention',
  'cookies',
  'childrenAndProhibitedContent',
  'changes',
  'contact',
] as const;

export function usePrivacySections(): LongFormSection[] {
  const title = useTexts('legal.privacyPolicy.titles');
  const text = useTexts('legal.privacyPolicy.sections');
  return PRIVACY_SECTIONS.map((key) =>
    proseSection(
      key,
      title(key),
      <>
        {key === 'yourRights' ? <RightsTable /> : null}
        {key === 'retention' ? <Retention days={retentionDaysOfBuild()} /> : null}
        {text.rich(key, { ...PROSE, ...SUPPORT_MAIL })}
      </>,
    ),
  );
}
