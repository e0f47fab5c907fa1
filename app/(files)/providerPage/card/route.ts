import { findPublicService } from '@/lib/server/host/services';
import { fileLanguage } from '@/lib/server/http/request-language';
import { publicFile } from '@/lib/server/http/within-limit';
import { answerCard } from '../../link-card/draw-card';
import { profileCard } from './profile-card';

export const GET = publicFile('cards', async (request) => {
  const id = new URL(request.url).searchParams.get('id')?.trim() ?? '';
  const service = id ? await findPublicService(id) : null;
  return (
    service && answerCard(profileCard(service, fileLanguage(request)), `service:${service.id}`)
  );
});
