'use client';

import { PageLink } from '@/components/shared/links/page-link';
import { Button } from '@/components/shared/ui/button';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { LateDialog } from '@/components/shared/ui/late-dialog';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { OWN_COMMUNITY } from '@/lib/shared/url/shared-pages';

export function ChooseCommunity({ onClose }: { onClose: () => void }) {
  const t = useTexts('site.chooseCommunity');
  const names = useTexts('forms.communityNames');
  const chosen = ownCommunity();

  const choose = (slug: string | null) => {
    saveOwnCommunity(slug);
    // The pages in the router's cache are for the last choice.
    location.reload();
  };

  return (
    <LateDialog title={t('title')} onClose={onClose}>
      <p className="text-muted">{t('why')}</p>
      <ul className="flex flex-wrap gap-2">
        {COMMUNITIES.map(({ id, slug }) => (
          <li key={id}>
            <button
              className={choicePillVariants({ className: 'cursor-pointer' })}
              type="button"
              aria-pressed={slug === chosen}
              onClick={() => choose(slug)}
            >
              {names(`community${id}`)}
            </button>
          </li>
        ))}
      </ul>
      {chosen ? (
        <Button look="secondary" full onClick={() => choose(null)}>
          {t('none')}
        </Button>
      ) : null}
      <p className="text-sm text-muted">
        {t.rich('other', {
          link: (text) => (
            <PageLink className={textLinkVariants()} href={paths.contact}>
              {text}
            </PageLink>
          ),
        })}
      </p>
    </LateDialog>
  );
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The name of the community in addresses; null for none. */
function ownCommunity(): string | null {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  const value = pairs.find(([name]) => name === OWN_COMMUNITY)?.[1];
  return COMMUNITIES.find(({ slug }) => slug === value)?.slug ?? null;
}

/** Saves the choice in a cookie, by which the server chooses among shared pages. */
function saveOwnCommunity(slug: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = slug === null ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers.
  document.cookie = `${OWN_COMMUNITY}=${slug ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
