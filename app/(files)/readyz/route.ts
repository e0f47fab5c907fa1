import { readinessResponse } from '@/lib/http/readiness';

/** Answered anew for each request; no cache may keep it. */
export const dynamic = 'force-dynamic';

export const GET = () => readinessResponse();
