import { PersonFace } from '@/components/shared/face/person-face';
import type { ChoosablePerson } from '@/lib/shared/contract/people';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ProfileSection } from './profile-section';

/** Who works there, each with what they say of themselves and the languages in their own words. */
export function ProfilePeople({ people }: { people: readonly ChoosablePerson[] }) {
  const t = useTexts('profile.people');
  const hero = useTexts('profile.hero');
  return (
    <ProfileSection id="people-title" heading={t('heading')}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {people.map((one) => {
          const spoken = withCommas(one.languages, t.locale);
          return (
            <li key={one.id} className="flex items-center gap-3">
              <PersonFace person={one} />
              <div className="min-w-0 wrap-anywhere">
                <p className="font-semibold" translate="no">
                  <bdi>{one.name}</bdi>
                </p>
                {one.sentence ? (
                  <p className="text-sm text-muted" dir="auto">
                    {one.sentence}
                  </p>
                ) : null}
                {spoken ? (
                  <p className="text-sm text-muted">{hero('speaks', { languages: spoken })}</p>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </ProfileSection>
  );
}
