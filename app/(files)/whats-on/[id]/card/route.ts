import { findPublicEvent } from '@/lib/server/host/events';
import { fileLanguage } from '@/lib/server/http/request-language';
import { publicFile } from '@/lib/server/http/within-limit';
import { answerCard } from '../../../link-card/draw-card';
import { eventCard } from './event-card';

export const GET = publicFile(
  'cards',
  async (request: Request, { params }: { params: Promise<{ id: string }> }) => {
    const event = await findPublicEvent((await params).id);
    return event && answerCard(eventCard(event, fileLanguage(request)), `event:${event.id}`);
  },
);
