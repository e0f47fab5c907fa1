import { readinessResponse } from '@/lib/http/readiness';

/** Asked anew each time, and never kept by anybody. */
export const dynamic = 'force-dynamic';

export const GET = () => readinessResponse();
