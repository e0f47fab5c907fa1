'use client';

import { ErrorView, type ErrorViewProps } from '@/components/site/error-view';

export default function SiteError(props: ErrorViewProps) {
  return <ErrorView {...props} />;
}
