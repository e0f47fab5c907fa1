import type { RefObject } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { History, X } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type FindState, findPath, findWith } from '@/lib/shared/url/find-url';
import { forgetRecent, keepRecent } from './recent-searches';

export const popupLook =
  'absolute inset-x-0 top-full z-dialog mt-2 max-h-[60dvh] overflow-auto overscroll-contain rounded-md border border-line bg-surface p-1.5 text-start text-text shadow-3 [&[hidden]]:hidden';

interface RecentListProps {
  list: RefObject<HTMLDivElement | null>;
  searches: readonly string[];
  state: FindState;
  onForget: () => void;
  onLeave: (isBack: boolean) => void;
}

export function RecentList({ list, searches, state, onForget, onLeave }: RecentListProps) {
  const t = useTexts('directory.suggestions');
  const forget = (search?: string) => {
    forgetRecent(search);
    onForget();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of what it holds
    <div
      ref={list}
      className={popupLook}
      hidden={searches.length === 0}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isForm = currentTarget.parentElement?.contains(relatedTarget);
        if (!isForm) onLeave(false);
      }}
    >
      <div className="flex items-center justify-between gap-3 ps-3">
        <p className="text-sm text-muted">
          <b className="font-semibold text-text">{t('recent')}</b> {t('onDevice')}
        </p>
        <button
          className="min-h-target cursor-pointer rounded-sm border-0 bg-transparent px-3 text-sm font-semibold hover:bg-sunken"
          type="button"
          onClick={() => forget()}
        >
          {t('clear')}
        </button>
      </div>
      <ul aria-label={t('recent')}>
        {searches.map((search) => (
          <li key={search} className="flex items-center">
            <PageLink
              className="flex min-h-target min-w-0 flex-1 items-center gap-3 rounded-sm px-3 py-1 text-text no-underline hover:bg-sunken"
              href={findPath(findWith(state, { q: search }))}
              onClick={() => {
                keepRecent(search);
                onLeave(false);
              }}
            >
              <History className="text-muted" />
              <bdi className="min-w-0 flex-1 wrap-anywhere">{search}</bdi>
            </PageLink>
            <button
              className="grid size-11 flex-none cursor-pointer place-items-center rounded-sm border-0 bg-transparent hover:bg-sunken"
              type="button"
              aria-label={t('remove', { search })}
              onClick={() => forget(search)}
            >
              <X />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
