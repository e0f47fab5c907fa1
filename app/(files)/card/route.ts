import { fileLanguage } from '@/lib/server/http/request-language';
import { publicFile } from '@/lib/server/http/within-limit';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { answerCard } from '../link-card/draw-card';

/**
 * Previews show this picture for pages without one of their own, in languages whose picture is not
 * in `public`.
 */
export const GET = publicFile('cards', async (request) => {
  const name = textsFor(fileLanguage(request), 'meta.site')('pictureAlt');
  return answerCard(
    { above: '', name, kind: '', below: '', pictureUrl: '', art: 'hero-table.svg', day: null },
    'site-picture',
  );
});
