import type { UseComboboxReturnValue } from 'downshift';
import { CategoryIcon } from '@/components/shared/site/category-icon';
import { MapPin, Search, Store } from '@/components/shared/ui/icons';
import type { Suggestion } from '@/lib/shared/contract/service-search';
import { categoryTitle, subcategoryTitle } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { popupLook } from './recent-list';

const GROUPS = ['words', 'categories', 'places', 'providers'] as const;
const GROUP_OF = {
  word: 'words',
  category: 'categories',
  subcategory: 'categories',
  place: 'places',
  provider: 'providers',
} as const satisfies Record<Suggestion['kind'], (typeof GROUPS)[number]>;

export function groupSuggestions(suggestions: readonly Suggestion[]) {
  let index = 0;
  return GROUPS.map((group) => ({
    group,
    items: suggestions
      .filter(({ kind }) => GROUP_OF[kind] === group)
      .map((suggestion) => ({ suggestion, index: index++ })),
  })).filter(({ items }) => items.length > 0);
}

export function leaveToBrowser(event: object): void {
  Object.assign(event, { preventDownshiftDefault: true });
}

interface SuggestionListProps {
  combobox: UseComboboxReturnValue<Suggestion>;
  groups: ReturnType<typeof groupSuggestions>;
  isShown: boolean;
}

export function SuggestionList({ combobox, groups, isShown }: SuggestionListProps) {
  const t = useTexts('directory.suggestions');
  return (
    <div
      {...combobox.getMenuProps({ 'aria-label': t('list'), onMouseLeave: leaveToBrowser })}
      className={popupLook}
      hidden={!isShown}
    >
      {groups.map(({ group, items: ofGroup }) => (
        <fieldset key={group} aria-label={t(group)}>
          <p className="px-3 pt-2 pb-1 text-xs font-semibold text-muted" aria-hidden="true">
            {t(group)}
          </p>
          {ofGroup.map(({ suggestion, index }) => (
            <div
              key={index}
              {...combobox.getItemProps({
                item: suggestion,
                index,
                // The mouse must not move the keyboard's row.
                onMouseMove: leaveToBrowser,
              })}
              className="flex min-h-target cursor-pointer items-center gap-3 rounded-sm px-3 py-1 hover:bg-sunken data-active:bg-sunken data-active:outline-2 data-active:-outline-offset-2 data-active:outline-focus"
              data-active={index === combobox.highlightedIndex || undefined}
            >
              <SuggestionRow suggestion={suggestion} />
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

const ICONS = { word: Search, place: MapPin, provider: Store } as const;

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const categories = useTexts('services.categories');
  const titles = useTexts('services.subcategoryTitles');
  const { kind, text, id } = suggestion;
  if (kind === 'category' || kind === 'subcategory') {
    const categoryId = kind === 'subcategory' ? suggestion.categoryId : Number(id);
    const category = categoryTitle({ categoryId, categoryTitle: text }, categories);
    return (
      <>
        <CategoryIcon categoryId={categoryId} />
        <span className="min-w-0 flex-1 wrap-anywhere">
          {kind === 'subcategory' ? subcategoryTitle(text, titles) : category}
        </span>
        {kind === 'subcategory' ? <span className="text-sm text-muted">{category}</span> : null}
      </>
    );
  }
  const Icon = ICONS[kind];
  return (
    <>
      <Icon className="text-muted" />
      <bdi className="min-w-0 flex-1 wrap-anywhere">{text}</bdi>
    </>
  );
}
