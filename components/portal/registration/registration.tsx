'use client';

import dynamic from 'next/dynamic';

/** Loaded only by those who have no account yet (REG-001). */
export const Registration = dynamic(async () => {
  return (await import('./registration-form')).RegistrationForm;
});
