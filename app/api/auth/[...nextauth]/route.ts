import type { NextRequest } from 'next/server';
import { handleAuth } from '@/lib/server/http/auth-handler';

async function answer(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) {
  return handleAuth(request, (await context.params).nextauth);
}

export { answer as GET, answer as POST };
