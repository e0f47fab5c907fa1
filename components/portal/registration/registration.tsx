'use client';

import dynamic from 'next/dynamic';

/** Loaded only without an account. */
export const Registration = dynamic(async () => {
  return (await import('./registration-form')).RegistrationForm;
});
