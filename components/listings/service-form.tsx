'use client';

import { CircleAlert } from 'lucide-react';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Spinner } from '@/components/ui/spinner';
import { SERVICE_FIELDS } from '@/lib/domain/service-form';
import { editServicePath, newServicePath } from '@/lib/url/listing-url';
import { paths } from '@/lib/url/paths';
import { AboutFields } from './about-fields';
import { FormSection } from './form-section';
import { LeaveDialog } from './leave-dialog';
import { LogoField } from './logo-field';
import { PhotosField } from './photos-field';
import { ReachFields } from './reach-fields';
import { ServiceSaved } from './service-saved';
import { SignedOutDialog } from './signed-out-dialog';
import { SubcategoriesField } from './subcategories-field';
import { type ServiceFormProps, useServiceForm } from './use-service-form';

/** Lists a service, or changes one. */
export function ServiceForm(props: ServiceFormProps) {
  const { serviceId, start } = props;
  const service = useServiceForm(props);
  const { step, errors, guard } = service;
  const found = SERVICE_FIELDS.flatMap((field) => {
    const message = errors[field];
    return message ? [[field, message] as const] : [];
  });
  return (
    <>
      <form
        ref={service.form}
        className="sform"
        method="post"
        noValidate
        aria-busy={step === 'sending'}
        onSubmit={(event) => {
          event.preventDefault();
          service.submit(event.currentTarget);
        }}
        onChange={({ target }) => service.edited((target as Partial<HTMLInputElement>).name ?? '')}
      >
        <div className="stack [--gap:.75rem]">
          <h1 className="display h1">{serviceId === null ? 'List a Service' : 'Edit Service'}</h1>
          <p className="muted max-w-[52ch]">
            We will verify your listing and get back to you in less than 48 hours.
          </p>
        </div>
        {service.isRestored ? (
          <div className="note info" role="status">
            <p className="grow">We kept what you had entered here.</p>
            <button type="button" className="btn secondary sm" onClick={service.startAfresh}>
              Discard it
            </button>
          </div>
        ) : null}
        <ErrorSummary errors={found} submits={service.submits} />
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
        {service.problem ? (
          <p className="note error" role="alert">
            <CircleAlert className="i" />
            {service.problem}
          </p>
        ) : null}
        <div className="form-actions">
          <a className="btn secondary" href={paths.portal}>
            Cancel
          </a>
          <button type="submit" className="btn" aria-disabled={step !== 'editing'}>
            {step === 'sending' ? <Spinner /> : null}
            {step === 'sending' ? 'Submitting...' : 'Submit'}
          </button>
        </div>
      </form>
      <LeaveDialog href={guard.asked} onStay={guard.stay} onLeave={service.leave} />
      <SignedOutDialog
        open={service.isSignedOut}
        returnTo={serviceId === null ? newServicePath() : editServicePath(serviceId)}
        onSignIn={guard.release}
        onClose={service.closeSignedOut}
      />
      <ServiceSaved open={step === 'saved'} />
    </>
  );
}
