'use client';

export { ErrorPage as default } from '@/components/shared/site/error-view';
