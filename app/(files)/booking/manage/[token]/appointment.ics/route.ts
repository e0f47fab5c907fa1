import { findCustomerBooking } from '@/lib/server/host/calendar/customer-link';
import { toVisitFile } from '@/lib/server/host/calendar/visit-file';
import { fileLanguage } from '@/lib/server/http/request-language';

/** The booking as a calendar file. The file of a cancelled booking removes the appointment. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  const { token } = await params;
  const booking = await findCustomerBooking(token).catch(() => 'failed' as const);
  if (booking === null || booking === 'failed') {
    return new Response(null, { status: booking === null ? 404 : 502 });
  }
  return new Response(toVisitFile(token, booking, fileLanguage(request)), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
