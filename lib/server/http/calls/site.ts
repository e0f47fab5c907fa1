import 'server-only';
import { forwardEvents } from '@/lib/server/analytics/forward-events';
import { listSuggestions } from '@/lib/server/host/directory/services';
import { listNewsPage } from '@/lib/server/host/news';
import { countVisitorView } from '@/lib/server/http/count-view';
import { handle } from '@/lib/server/http/handle';
import { receiveMessage } from '@/lib/server/http/receive-message';
import { requestLanguage } from '@/lib/server/http/request-language';
import { sendReportFrom } from '@/lib/server/http/send-report-from';
import { api } from '@/lib/shared/contract/api';

export const siteCalls = {
  reportVisit: handle(api.reportVisit, ({ body, request }) =>
    forwardEvents(body.events, request.headers),
  ),
  sendContactMessage: handle(api.sendContactMessage, ({ body, request }) =>
    receiveMessage('contact', body, request.headers),
  ),
  requestDeletion: handle(api.requestDeletion, ({ body, request }) =>
    receiveMessage('deletion', body, request.headers),
  ),
  listNews: handle(api.listNews, ({ query, request }) =>
    listNewsPage(query, Date.now(), requestLanguage(request)),
  ),
  sendReport: handle(api.sendReport, ({ body, request }) =>
    sendReportFrom(body, request.headers, requestLanguage(request)),
  ),
  listSuggestions: handle(api.listSuggestions, async ({ query }) => ({
    suggestions: await listSuggestions(query.q),
  })),
  countView: handle(api.countView, ({ body, request }) =>
    countVisitorView(body.serviceId, request.headers),
  ),
};
