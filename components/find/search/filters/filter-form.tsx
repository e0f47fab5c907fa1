import { PageForm } from '@/components/shared/links/page-form';
import { PageLink } from '@/components/shared/links/page-link';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { inputVariants } from '@/components/shared/ui/input';
import { categorySlug } from '@/lib/shared/domain/directory/category-slugs';
import { EVENING_FROM, HIGHEST_PRICE, usualOrder } from '@/lib/shared/domain/directory/search';
import { communitySlug } from '@/lib/shared/domain/directory/slugs';
import { languageName } from '@/lib/shared/domain/language-name';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { compareNames } from '@/lib/shared/domain/text/in-order';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { dayParts } from '@/lib/shared/time/format';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { ANYBODY, type FindState, findFields, findPath } from '@/lib/shared/url/find-url';
import { paths } from '@/lib/shared/url/paths';
import { useChoiceWords } from '../use-choice-words';
import { Choice, DayChip, Group } from './filter-fields';
import type { Offer } from './offer';

const DAYS_SHOWN = 7;

export function FilterForm({ state, offer }: { state: FindState; offer: Offer }) {
  const t = useTexts('directory.filters');
  const words = useChoiceWords();
  const { counts, kinds, days, languages } = offer;
  const eveningFrom = formatClock(EVENING_FROM * MINUTE_MS, 'UTC', t.locale);
  return (
    <PageForm action={paths.find}>
      <KeptFields state={state} />
      <div className="px-4 dialog:px-8">
        <Days state={state} days={days} />
        <Group legend={t('when')}>
          <TickRow name="soon" isTicked={state.soon} label={t('soon')} />
          <TickRow
            name="evening"
            isTicked={state.evening}
            label={t('evening', { time: eveningFrom })}
          />
          <TickRow name="weekend" isTicked={state.weekend} label={t('weekend')} />
        </Group>
        <Group legend={t('price')}>
          <label className="flex items-center gap-3">
            {t('upToEuros')}
            <input
              className={inputVariants({ className: 'w-32' })}
              type="number"
              name="price"
              inputMode="numeric"
              min={1}
              max={HIGHEST_PRICE}
              step={1}
              placeholder={t('anyPrice')}
              defaultValue={state.priceUpTo ?? ''}
            />
          </label>
        </Group>
        <Group legend={t('community')}>
          <RadioRows
            name="community"
            any={t('anyCommunity')}
            chosen={state.community === null ? '' : communitySlug(state.community)}
            rows={COMMUNITIES.map(({ id }) => ({
              value: communitySlug(id),
              name: words.community(id),
              count: counts && (counts.communities.get(id) ?? 0),
            }))}
          />
        </Group>
        <Group legend={t('category')}>
          <RadioRows
            name="category"
            any={t('anyCategory')}
            chosen={state.category === null ? '' : categorySlug(state.category)}
            rows={CATEGORIES.map(({ id }) => ({
              value: categorySlug(id),
              name: words.category(id),
              count: counts && (counts.categories.get(id) ?? 0),
            }))}
          />
        </Group>
        {kinds.length > 0 ? (
          <Group legend={t('kind')}>
            <Choice name="kind" label={t('kind')} any={t('anyKind')} chosen={state.kind}>
              {kinds.map(({ id, title, count }) => (
                <option key={id} value={id}>
                  {t('withCount', { choice: title, count })}
                </option>
              ))}
            </Choice>
          </Group>
        ) : null}
        <Places state={state} counts={counts} />
        {languages.length > 0 ? (
          <Group legend={t('speaks')}>
            <Choice name="speaks" label={t('speaks')} any={t('anyLanguage')} chosen={state.speaks}>
              {languages.map((code) => (
                <option key={code} value={code}>
                  {languageName(code, t.locale)}
                </option>
              ))}
            </Choice>
          </Group>
        ) : null}
      </div>
      <div className="sticky bottom-0 flex items-center gap-3 border-t border-line bg-surface p-4 safe-end dialog:px-8">
        <PageLink
          className={buttonVariants({ look: 'ghost' })}
          href={findPath({ ...ANYBODY, category: state.category })}
        >
          {t('clear')}
        </PageLink>
        <Button type="submit" className="flex-1">
          {t('show')}
        </Button>
      </div>
    </PageForm>
  );
}

/** The choices for which the form has no field. */
function KeptFields({ state }: { state: FindState }) {
  const hidden = {
    q: state.q,
    exact: state.exact ? '1' : '',
    map: Object.fromEntries(findFields(state)).map,
    sort: state.sort === usualOrder(state.q) ? '' : state.sort,
  };
  return Object.entries(hidden).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}

function Days({ state, days }: { state: FindState; days: Offer['days'] }) {
  const t = useTexts('directory.filters');
  const shownDays = days.slice(0, DAYS_SHOWN);
  if (state.day !== null && !shownDays.includes(state.day)) shownDays.push(state.day);
  return (
    <Group legend={t('day')}>
      <div className="grid grid-cols-7 gap-1.5 dialog:gap-2">
        {shownDays.map((day) => (
          <DayChip key={day} value={day} isChosen={state.day === day}>
            <span className="text-xs">{dayParts(day, t.locale).briefWeekday}</span>
            <b className="text-lg/6">{dayParts(day, t.locale).day}</b>
          </DayChip>
        ))}
      </div>
      <RadioRows name="day" any={t('anyDay')} chosen={state.day ?? ''} rows={[]} />
    </Group>
  );
}

function Places({ state, counts }: { state: FindState; counts: Offer['counts'] }) {
  const t = useTexts('directory.filters');
  const words = useChoiceWords();
  // A chosen place stays, also without results or counts.
  const places = new Map(counts?.places);
  if (state.place !== null && !places.has(state.place)) places.set(state.place, 0);
  const placesByName = [...places].sort(([one], [other]) =>
    compareNames(words.place(one), words.place(other), t.locale),
  );
  return (
    <Group legend={t('place')}>
      <Choice name="place" label={t('place')} any={t('anyPlace')} chosen={state.place}>
        {placesByName.map(([id, count]) => (
          <option key={id} value={id}>
            {counts ? t('withCount', { choice: words.place(id), count }) : words.place(id)}
          </option>
        ))}
      </Choice>
    </Group>
  );
}

interface TickRowProps {
  name: string;
  label: string;
  isTicked: boolean;
}

function TickRow({ name, label, isTicked }: TickRowProps) {
  return (
    <label className="flex min-h-target cursor-pointer items-center gap-3 has-checked:font-semibold">
      <input
        className="m-0 size-5 flex-none accent-primary"
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={isTicked}
      />
      {label}
    </label>
  );
}

interface RadioRowsProps {
  name: string;
  any: string;
  chosen: string;
  rows: readonly { value: string; name: string; count: number | null }[];
}

function RadioRows({ name, any, chosen, rows }: RadioRowsProps) {
  return (
    <div className="grid gap-x-10 dialog:grid-cols-2">
      {[{ value: '', name: any, count: null }, ...rows].map((row) => (
        <label
          className={`flex min-h-target cursor-pointer items-center gap-3 has-checked:font-semibold ${row.count === 0 ? 'text-subtle' : ''}`}
          key={row.value}
        >
          <input
            className="m-0 size-5 flex-none accent-primary"
            type="radio"
            name={name}
            value={row.value}
            defaultChecked={row.value === chosen}
          />
          <span className="min-w-0 flex-1">{row.name}</span>
          {row.count === null ? null : (
            <span className="text-sm font-normal text-muted">{row.count}</span>
          )}
        </label>
      ))}
    </div>
  );
}
