'use client';

import { FormSection } from '@/components/shared/forms/form-section';
import { inputProps } from '@/components/shared/forms/input-props';
import { LanguageField, SpokenField } from '@/components/shared/forms/language-fields';
import { LongForm } from '@/components/shared/forms/long-form';
import { CommunityField, CountryField } from '@/components/shared/forms/place-choices';
import { useHost } from '@/components/shared/host/host-context';
import { PageLink } from '@/components/shared/links/page-link';
import { useHostLocation } from '@/components/shared/location/location-context';
import { QueryProvider } from '@/components/shared/queries/query-provider';
import { cardVariants } from '@/components/shared/ui/card';
import { Field } from '@/components/shared/ui/field';
import { CalendarClock, ListPlus } from '@/components/shared/ui/icons';
import { SelectField } from '@/components/shared/ui/select-field';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { SERVICE_TABLE } from '@/lib/shared/domain/services/service-fields';
import {
  SERVICE_FIELDS,
  type ServiceField,
  type ServiceText,
} from '@/lib/shared/domain/services/service-form';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { openingHoursPath } from '@/lib/shared/url/portal-paths';
import { portalPath } from '@/lib/shared/url/portal-url';
import { LogoField } from './logo-field';
import { PhotosField } from './photos-field';
import { SubcategoriesField } from './subcategories-field';
import { type ServiceFormProps, useServiceForm } from './use-service-form';

export function ServiceForm(props: ServiceFormProps) {
  return (
    <QueryProvider>
      <Form {...props} />
    </QueryProvider>
  );
}

function Form(props: ServiceFormProps) {
  const { serviceId, start, isPublic = false } = props;
  const { isOurs } = useHost();
  const t = useTexts('services.form');
  const edit = useTexts('owner.publicEdit');
  const service = useServiceForm(props);
  const { errors } = service;
  const outcome =
    serviceId === null
      ? { text: t('saved'), meanwhile: <NextSteps /> }
      : { text: isPublic ? edit('saved') : t('changed') };
  return (
    <LongForm
      state={service}
      title={t(serviceId === null ? 'newHeading' : 'editHeading')}
      lead={isPublic ? edit('lead') : t('lead')}
      fields={SERVICE_FIELDS}
      errors={errors}
      cancelTo={paths.portal}
      saved={{
        title: isPublic ? edit('savedHeading') : t('savedHeading'),
        href: paths.services,
        ...outcome,
      }}
      saves={serviceId === null ? 'newService' : 'changes'}
    >
      <FormSection title={t('aboutHeading')}>
        <AboutFields start={start.text} errors={errors} onCategory={service.chooseCategory} />
        {isOurs ? (
          <SpokenField key={service.spoken.join()} name="speaks" chosen={service.spoken} />
        ) : null}
        <SubcategoriesField
          subcategories={service.subcategories}
          chosen={service.preset}
          error={errors.subcategoryIds}
        />
      </FormSection>
      {isOurs ? (
        <FormSection title={t('languagesHeading')}>
          <SecondFields start={start.text} errors={errors} />
        </FormSection>
      ) : null}
      <FormSection title={t('reachHeading')}>
        <ReachFields start={start.text} errors={errors} />
      </FormSection>
      <FormSection title={t('picturesHeading')}>
        <LogoField field={service.logo} error={errors.profileImageUrl} />
        <PhotosField field={service.photos} error={errors.portfolioImages} />
      </FormSection>
    </LongForm>
  );
}

function NextSteps() {
  const { isOurs } = useHost();
  const t = useTexts('services.nextSteps');
  return (
    <section
      className={cardVariants({ look: 'sunken', className: 'flex flex-col gap-2' })}
      aria-labelledby="next-steps"
    >
      <h3 className="text-base font-semibold" id="next-steps">
        {t('heading')}
      </h3>
      <p className="text-sm text-muted">{t('lead')}</p>
      <ul>
        <li>
          <PageLink className={textLinkVariants()} href={portalPath('listings')}>
            <ListPlus />
            {t('items')}
          </PageLink>
          <p className="text-sm text-muted">{t('itemsHint')}</p>
        </li>
        <li>
          <PageLink
            className={textLinkVariants()}
            href={isOurs ? openingHoursPath() : portalPath('calendar')}
          >
            <CalendarClock />
            {t('hours')}
          </PageLink>
          <p className="text-sm text-muted">{t(isOurs ? 'openingHoursHint' : 'hoursHint')}</p>
        </li>
      </ul>
    </section>
  );
}

interface AboutFieldsProps {
  start: ServiceText;
  errors: Partial<Record<ServiceField, string>>;
  onCategory: (id: string) => void;
}

function AboutFields({ onCategory, ...form }: AboutFieldsProps) {
  const { isOurs } = useHost();
  const t = useTexts('services.about');
  const categories = useTexts('services.categories');
  const fieldOf = inputProps(SERVICE_TABLE, form);
  return (
    <>
      <Field {...fieldOf('name')} label={t('nameLabel')} autoComplete="organization" />
      <TextAreaField {...fieldOf('description')} label={t('descriptionLabel')} />
      {isOurs ? <LanguageField {...fieldOf('language')} /> : null}
      <CommunityField {...fieldOf('communityId')} />
      <SelectField
        {...fieldOf('categoryId')}
        label={t('categoryLabel')}
        options={CATEGORIES.map(({ id }) => ({
          value: String(id),
          label: categories(`category${id}`),
        }))}
        placeholder={t('categoryPlaceholder')}
        onChange={({ currentTarget }) => onCategory(currentTarget.value)}
      />
    </>
  );
}

interface FieldsProps {
  start: ServiceText;
  errors: Partial<Record<ServiceField, string>>;
}

function SecondFields(form: FieldsProps) {
  const t = useTexts('services.second');
  const fieldOf = inputProps(SERVICE_TABLE, form);
  return (
    <>
      <LanguageField {...fieldOf('secondLanguage')} isSecond />
      <TextAreaField {...fieldOf('secondDescription')} label={t('descriptionLabel')} />
      <p className="-mt-2 text-sm text-muted">{t('help')}</p>
    </>
  );
}

const PHONE = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;

function ReachFields(form: FieldsProps) {
  const t = useTexts('services.reach');
  const { hostCountry, setHostCountry } = useHostLocation();
  const fieldOf = inputProps(SERVICE_TABLE, form);
  return (
    <>
      <Field {...fieldOf('address')} label={t('addressLabel')} autoComplete="street-address" />
      <CountryField
        {...fieldOf('countryIso')}
        defaultValue={form.start.countryIso || hostCountry}
        onChange={({ target }) => setHostCountry(target.value || hostCountry)}
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
        <Field {...fieldOf('phoneNumber')} {...PHONE} label={t('phoneLabel')} />
        <Field {...fieldOf('whatsappNumber')} {...PHONE} label={t('whatsappLabel')} />
      </div>
      <Field
        {...fieldOf('websiteUrl')}
        label={t('websiteLabel')}
        help={t('websiteHelp')}
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
    </>
  );
}
