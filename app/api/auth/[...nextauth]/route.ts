import type { NextRequest } from 'next/server';
import { handleAuth } from '@/lib/auth/handler';

async function answer(request: NextRequest, { params }: RouteContext<'/api/auth/[...nextauth]'>) {
  return handleAuth(request, (await params).nextauth);
}

export { answer as GET, answer as POST };
