'use client';

import { useRef } from 'react';
import { useLocale, useTexts } from '#texts';
import { PageForm } from '@/components/links/page-form';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { useOnHydration } from '@/components/ui/use-on-hydration';
import { NEWS_ORIGINS, NEWS_RESIDENCES, type NewsCountry } from '@/lib/domain/news/countries';
import { countryName } from '@/lib/domain/places/country-name';
import type { NewsFilter } from '@/lib/url/news-url';
import { paths } from '@/lib/url/paths';

interface NewsFiltersProps {
  filter: NewsFilter;
  onPick: (filter: NewsFilter) => void;
}

/** The two countries, as a plain form until scripts listen to it. */
export function NewsFilters({ filter: { origin, residence }, onPick }: NewsFiltersProps) {
  const t = useTexts('news.filters');
  const locale = useLocale();
  const toOption = (country: NewsCountry) => ({
    value: country.iso,
    label: countryName(country, locale),
  });
  const form = useRef<HTMLFormElement>(null);

  const readForm = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const wanted = { origin: String(data.get('origin')), residence: String(data.get('residence')) };
    if (wanted.origin !== origin || wanted.residence !== residence) onPick(wanted);
  };

  useOnHydration(readForm);

  return (
    <PageForm
      ref={form}
      className="grid grid-cols-2 items-end gap-3"
      action={paths.news}
      aria-label={t('formLabel')}
    >
      <SelectField
        id="origin"
        name="origin"
        label={t('originLabel')}
        options={NEWS_ORIGINS.map(toOption)}
        value={origin}
        onChange={readForm}
      />
      <SelectField
        id="residence"
        name="residence"
        label={t('residenceLabel')}
        options={NEWS_RESIDENCES.map(toOption)}
        value={residence}
        onChange={readForm}
      />
      <noscript className="col-span-full">
        <Button type="submit" look="secondary">
          {t('submit')}
        </Button>
      </noscript>
    </PageForm>
  );
}
