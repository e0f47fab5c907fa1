'use client';

import { useTexts } from '#texts';
import { FormSection } from '@/components/forms/form-section';
import { LongForm } from '@/components/forms/long-form';
import { useUnsettledSave } from '@/components/forms/unsettled-write';
import { SERVICE_FIELDS } from '@/lib/domain/services/service-form';
import { paths } from '@/lib/url/paths';
import { editServicePath, newServicePath } from '@/lib/url/portal-paths';
import { AboutFields } from './about-fields';
import { LogoField } from './logo-field';
import { NextSteps } from './next-steps';
import { PhotosField } from './photos-field';
import { ReachFields } from './reach-fields';
import { SubcategoriesField } from './subcategories-field';
import { type ServiceFormProps, useServiceForm } from './use-service-form';

/** The form that lists a service or changes one. */
export function ServiceForm(props: ServiceFormProps) {
  const { serviceId, start, keepsHours = false } = props;
  const t = useTexts('services.form');
  const unsettled = useUnsettledSave('service', serviceId);
  const service = useServiceForm(props);
  const { errors } = service;
  const outcome =
    serviceId === null
      ? { text: t('saved'), meanwhile: <NextSteps keepsHours={keepsHours} /> }
      : { text: t('changed') };
  return (
    <LongForm
      state={service}
      title={t(serviceId === null ? 'newHeading' : 'editHeading')}
      lead={t('lead')}
      fields={SERVICE_FIELDS}
      errors={errors}
      cancelTo={paths.portal}
      returnTo={serviceId === null ? newServicePath() : editServicePath(serviceId)}
      saved={{ title: t('savedHeading'), href: paths.services, ...outcome }}
      unsettled={unsettled}
    >
      <FormSection title={t('aboutHeading')}>
        <AboutFields start={start.text} errors={errors} onCategory={service.chooseCategory} />
        <SubcategoriesField
          subcategories={service.subcategories}
          chosen={service.preset}
          error={errors.subcategoryIds}
        />
      </FormSection>
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
