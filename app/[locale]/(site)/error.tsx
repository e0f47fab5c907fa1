'use client';

export { ErrorView as default } from '@/components/shared/site/error-view';
