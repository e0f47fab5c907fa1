'use client';

import dynamic from 'next/dynamic';

export const Registration = dynamic(async () => {
  return (await import('./registration-form')).RegistrationForm;
});
