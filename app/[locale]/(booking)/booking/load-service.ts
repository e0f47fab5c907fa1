import 'server-only';
import type { BookingProblem } from '@/components/booking/booking-problem-page';
import type { ProviderCardProps } from '@/components/booking/provider-card';
import { findPublicService } from '@/lib/server/host/services';
import type { Service } from '@/lib/shared/contract/services';
import { LoadFailure, orFailure } from './load-failure';

export interface Unloadable {
  ok: false;
  problem: BookingProblem;
}

export function unloadable({ detail }: LoadFailure): Unloadable {
  return { ok: false, problem: { kind: 'failed', detail } };
}

export async function loadService(
  serviceId: string,
): Promise<{ ok: true; service: Service; provider: ProviderCardProps } | Unloadable> {
  if (!serviceId) return { ok: false, problem: { kind: 'noId' } };
  const service = await orFailure(findPublicService(serviceId), 'service');
  if (service instanceof LoadFailure) return unloadable(service);
  if (!service) return { ok: false, problem: { kind: 'notFound' } };
  const { name, address, profileImageUrl, score } = service;
  return { ok: true, service, provider: { name, address, imageUrl: profileImageUrl, score } };
}
