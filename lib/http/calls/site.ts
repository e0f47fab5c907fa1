import 'server-only';
import { forwardEvents } from '@/lib/analytics/forward-events';
import { api } from '@/lib/contract/api';
import { listSuggestions } from '@/lib/host/directory/services';
import { listNewsPage } from '@/lib/host/news';
import { anyone } from '@/lib/http/access';
import { countVisitorView } from '@/lib/http/count-view';
import { handle } from '@/lib/http/handle';
import { receiveMessage } from '@/lib/http/receive-message';
import { requestLanguage } from '@/lib/http/request-language';
import { sendReportFrom } from '@/lib/http/send-report-from';

export const siteCalls = {
  reportVisit: handle(api.reportVisit, anyone, ({ body, request }) =>
    forwardEvents(body.events, request.headers),
  ),
  sendContactMessage: handle(api.sendContactMessage, anyone, ({ body, request }) =>
    receiveMessage('contact', body, request.headers),
  ),
  requestDeletion: handle(api.requestDeletion, anyone, ({ body, request }) =>
    receiveMessage('deletion', body, request.headers),
  ),
  listNews: handle(api.listNews, anyone, ({ query, request }) =>
    listNewsPage(query, Date.now(), requestLanguage(request)),
  ),
  sendReport: handle(api.sendReport, anyone, ({ body, request }) =>
    sendReportFrom(body, request.headers, requestLanguage(request)),
  ),
  listSuggestions: handle(api.listSuggestions, anyone, async ({ query }) => ({
    suggestions: await listSuggestions(query.q),
  })),
  countView: handle(api.countView, anyone, ({ body, request }) =>
    countVisitorView(body.serviceId, request.headers),
  ),
};
