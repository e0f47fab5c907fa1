'use client';

import { FormSection } from '@/components/forms/form-section';
import { LongForm } from '@/components/forms/long-form';
import { unsettledSave } from '@/components/forms/unsettled-write';
import { SERVICE_FIELDS, SERVICE_FORM_MESSAGES } from '@/lib/domain/services/service-form';
import { paths } from '@/lib/url/paths';
import { editServicePath, newServicePath } from '@/lib/url/portal-paths';
import { AboutFields } from './about-fields';
import { LogoField } from './logo-field';
import { NextSteps } from './next-steps';
import { PhotosField } from './photos-field';
import { ReachFields } from './reach-fields';
import { SubcategoriesField } from './subcategories-field';
import { type ServiceFormProps, useServiceForm } from './use-service-form';

const SAVED = {
  title: 'Service submitted',
  text: SERVICE_FORM_MESSAGES.saved,
  href: paths.services,
};

/** Lists a service, or changes one. */
export function ServiceForm(props: ServiceFormProps) {
  const { serviceId, start } = props;
  const service = useServiceForm(props);
  const { errors } = service;
  return (
    <LongForm
      state={service}
      title={serviceId === null ? 'List a Service' : 'Edit Service'}
      lead="We will verify your listing and get back to you in less than 48 hours."
      errors={SERVICE_FIELDS.flatMap((field) => {
        const message = errors[field];
        return message ? [[field, message] as const] : [];
      })}
      cancelTo={paths.portal}
      returnTo={serviceId === null ? newServicePath() : editServicePath(serviceId)}
      saved={serviceId === null ? { ...SAVED, meanwhile: <NextSteps /> } : SAVED}
      unsettled={unsettledSave('service', serviceId)}
    >
      <FormSection title="About the service">
        <AboutFields start={start.text} errors={errors} onCategory={service.chooseCategory} />
        <SubcategoriesField
          subcategories={service.subcategories}
          chosen={service.preset}
          error={errors.subcategoryIds}
        />
      </FormSection>
      <FormSection title="Where and how to reach you">
        <ReachFields start={start.text} errors={errors} />
      </FormSection>
      <FormSection title="Pictures">
        <LogoField field={service.logo} error={errors.profileImageUrl} />
        <PhotosField field={service.photos} error={errors.portfolioImages} />
      </FormSection>
    </LongForm>
  );
}
