import 'server-only';
import { forwardEvents } from '@/lib/analytics/forward-events';
import { api } from '@/lib/contract/api';
import { listSuggestions } from '@/lib/host/directory/services';
import { listNewsPage } from '@/lib/host/news';
import { countVisitorView } from '@/lib/http/count-view';
import { handle } from '@/lib/http/handle';
import { receiveMessage } from '@/lib/http/receive-message';
import { requestLanguage } from '@/lib/http/request-language';
import { sendReportFrom } from '@/lib/http/send-report-from';

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
