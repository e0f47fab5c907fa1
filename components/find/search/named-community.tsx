import { PageLink } from '@/components/shared/links/page-link';
import type { SaidFilter } from '@/lib/shared/contract/service-search';
import { isCommunityId } from '@/lib/shared/domain/places/communities';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { communityPath } from '@/lib/shared/url/communities-url';

/** Says which community a word of the question was taken for, and leads there. */
export function NamedCommunity({ filters }: { filters: readonly SaidFilter[] }) {
  const t = useTexts('directory.named');
  const names = useTexts('forms.communityNames');
  const said = filters.find(({ by }) => by === 'community');
  const id = Number(said?.id);
  if (!said || !isCommunityId(id)) return null;
  return (
    <p className="pt-3 text-sm wrap-anywhere">
      {t.rich('community', {
        words: () => <bdi>{said.text}</bdi>,
        community: () => (
          <PageLink className="font-semibold" href={communityPath(id)}>
            {names(`community${id}`)}
          </PageLink>
        ),
      })}
    </p>
  );
}
