import { and, eq, gt, sql } from 'drizzle-orm';
import { keepServiceWithVisits } from '@/backend/db/booked-service';
import { inCalendar } from '@/backend/db/calendar-transaction';
import { accounts, services } from '@/backend/db/schema';
import { isUuid } from '@/backend/db/uuid';
import { isSentAgain, queueReceived } from '@/backend/mail/queue-received';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import { keepAbsent } from '@/lib/shared/contract/form-table';
import type { HostTable } from '@/lib/shared/contract/host';
import {
  checkNameAndNumbers,
  type NamedAndReached,
} from '@/lib/shared/domain/services/service-form';
import { AppError, fieldTexts } from '@/lib/shared/errors';
import { HOUR_MS } from '@/lib/shared/time/units';
import type { Call } from './call';
import { assertRoom } from './room-for-review';
import {
  insertChoices,
  introduceAccount,
  replaceService,
  toColumns,
  withStoredChoices,
} from './service-rows';

const RESEND_MS = HOUR_MS;

/** A stored value may break today's rules, so an unchanged value is not checked. */
function assertNamedAndReached(body: NamedAndReached, stored: NamedAndReached | null): void {
  const fields = fieldTexts(checkNameAndNumbers(body, stored), readerTexts('errors.fields'));
  const [message] = Object.values(fields ?? {});
  if (message) throw new AppError('invalid', message, { fields });
}

/** Recognises a form that is sent again by its logo, because each upload has its own name. */
export const createService: Call<HostTable['createService']> = (
  { query: { hostCountry }, body },
  { db, now, outbox },
) =>
  db.transaction(async (tx) => {
    assertNamedAndReached(body, null);
    if (!body.profileImageUrl)
      throw new AppError('invalid', readerTexts('errors.fields')('logoMissing'));
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.userId, body.userId))
      .for('no key update');
    if (!account) {
      throw new AppError('forbidden', refusal('accountForService'));
    }
    const at = new Date(now());
    const [again] = await tx
      .select({ id: services.id })
      .from(services)
      .where(
        and(
          eq(services.accountId, account.id),
          eq(services.profileImageUrl, body.profileImageUrl),
          eq(services.status, 'pending'),
          gt(services.createdAt, new Date(at.getTime() - RESEND_MS)),
        ),
      );
    if (!again) await assertRoom(tx, services, account.id);
    const moments = { createdAt: at, updatedAt: at, waitingSince: at };
    const [service] = again
      ? await replaceService(tx, again.id, body, { updatedAt: at })
      : await tx
          .insert(services)
          .values({ ...toColumns(body), accountId: account.id, hostCountry, ...moments })
          .returning({ id: services.id });
    if (!service) throw new Error('a write without a row');
    await insertChoices(tx, service.id, body);
    await introduceAccount(tx, account.id, body);
    if (!again) {
      await queueReceived(tx, { accountId: account.id, id: service.id }, now(), outbox);
    }
    return { success: true, message: 'Service created', data: { id: service.id } };
  });

/**
 * An approved service stays public while its edit waits for a review: otherwise an edit would hide
 * a business for days.
 */
export const updateService: Call<HostTable['updateService']> = (
  { params: { id }, body },
  { db, now, outbox },
) =>
  db.transaction(async (tx) => {
    const [service] = isUuid(id)
      ? await tx
          .select({
            accountId: accounts.id,
            userId: accounts.userId,
            status: services.status,
            waitingSince: services.waitingSince,
            name: services.name,
            phoneNumber: services.phoneNumber,
            whatsappNumber: sql<string>`coalesce(${services.whatsappNumber}, '')`,
          })
          .from(services)
          .innerJoin(accounts, eq(accounts.id, services.accountId))
          .where(eq(services.id, id))
          .for('update', { of: services })
      : [];
    if (!service) throw unknownService();
    if (service.userId !== body.userId) {
      throw new AppError('forbidden', readerTexts('errors.reasons')('otherAccount'));
    }
    assertNamedAndReached(keepAbsent(body, { whatsappNumber: service.whatsappNumber }), service);
    const at = new Date(now());
    const edited = await withStoredChoices(tx, id, body);
    await replaceService(tx, id, edited, {
      status: service.status === 'approved' ? 'approved' : 'pending',
      statusReason: null,
      waitingSince: service.waitingSince ?? at,
      updatedAt: at,
    });
    await insertChoices(tx, id, edited);
    if (isSentAgain(service)) {
      await queueReceived(tx, { accountId: service.accountId, id }, at.getTime(), outbox);
    }
    return { success: true, message: 'Service updated' };
  });

/** Locks the calendar, so that nobody books meanwhile. Existing bookings keep the address. */
export const deleteService: Call<HostTable['deleteService']> = async (
  { params: { id } },
  { db, now },
) => {
  const [service] = isUuid(id)
    ? await db.select({ accountId: services.accountId }).from(services).where(eq(services.id, id))
    : [];
  if (!service) throw unknownService();
  await inCalendar(db, service.accountId, async (tx) => {
    await keepServiceWithVisits(tx, id, now());
    const gone = await tx
      .delete(services)
      .where(eq(services.id, id))
      .returning({ id: services.id });
    if (gone.length === 0) throw unknownService();
  });
  return { success: true, message: 'Service deleted successfully!' };
};

function unknownService(): AppError {
  return new AppError('not_found', refusal('noListing'));
}
