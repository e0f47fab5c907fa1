import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/client';
import { columnsOf } from '@/backend/db/columns';
import { accounts, portfolioImages, services } from '@/backend/db/schema';
import { serviceSubcategories, subcategories } from '@/backend/db/subcategory-schema';
import { readerTexts } from '@/backend/texts/refusal';
import { keepAbsent } from '@/lib/shared/contract/form-table';
import type { ServiceEdit, ServicePayload } from '@/lib/shared/contract/services';
import { AppError } from '@/lib/shared/errors';

export function toColumns(body: ServiceEdit) {
  const {
    userId,
    subcategoryIds,
    portfolioImages: pictures,
    communities,
    speaks,
    ...columns
  } = body;
  return columnsOf(services, {
    ...columns,
    communityId: communities[0],
    ...(speaks && { speaks: speaks.length > 0 ? speaks : null }),
  });
}

/**
 * The caller inserts the new choices afterwards. The row is replaced first, because its trigger
 * copies the old choices.
 */
export async function replaceService(
  tx: Transaction,
  id: string,
  body: ServiceEdit,
  review: Partial<typeof services.$inferInsert>,
) {
  const replaced = await tx
    .update(services)
    .set({ ...toColumns(body), ...review })
    .where(eq(services.id, id))
    .returning({ id: services.id });
  await tx.delete(serviceSubcategories).where(eq(serviceSubcategories.serviceId, id));
  await tx.delete(portfolioImages).where(eq(portfolioImages.serviceId, id));
  return replaced;
}

/** Takes choices that the edit does not name from the stored service. */
export async function withStoredChoices<Edit extends ServiceEdit>(
  tx: Transaction,
  id: string,
  edit: Edit,
) {
  const stored = {
    subcategoryIds: edit.subcategoryIds ?? (await storedSubcategories(tx, id)),
    portfolioImages: edit.portfolioImages ?? (await storedPictures(tx, id)),
  };
  return keepAbsent(edit, stored);
}

async function storedSubcategories(tx: Transaction, id: string): Promise<number[]> {
  const rows = await tx
    .select({ id: serviceSubcategories.subcategoryId })
    .from(serviceSubcategories)
    .where(eq(serviceSubcategories.serviceId, id));
  return rows.map((row) => row.id);
}

async function storedPictures(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx
    .select({ url: portfolioImages.imageUrl })
    .from(portfolioImages)
    .where(eq(portfolioImages.serviceId, id))
    .orderBy(portfolioImages.position);
  return rows.map(({ url }) => url);
}

type Choices = Pick<ServicePayload, 'categoryId' | 'subcategoryIds' | 'portfolioImages'>;

export async function insertChoices(tx: Transaction, serviceId: string, body: Choices) {
  const ids = [...new Set(body.subcategoryIds)];
  const ofCategory = eq(subcategories.categoryId, body.categoryId);
  const offered = await tx
    .select({ id: subcategories.id })
    .from(subcategories)
    .where(ids.length > 0 ? and(ofCategory, inArray(subcategories.id, ids)) : ofCategory);
  if (ids.length === 0 && offered.length > 0) {
    throw new AppError('invalid', readerTexts('errors.fields')('subcategoryMissing'));
  }
  if (ids.length > offered.length) {
    throw new AppError('invalid', readerTexts('errors.fields')('subcategoryForeign'));
  }
  if (ids.length > 0) {
    await tx
      .insert(serviceSubcategories)
      .values(ids.map((subcategoryId) => ({ serviceId, subcategoryId })));
  }
  const images = body.portfolioImages.map((imageUrl, position) => ({
    serviceId,
    position,
    imageUrl,
  }));
  if (images.length > 0) await tx.insert(portfolioImages).values(images);
}

/** Gives an account without an address those of its service, and the picture if it has none. */
export async function introduceAccount(tx: Transaction, accountId: number, body: ServicePayload) {
  await tx
    .update(accounts)
    .set({
      address: body.address,
      profileImageUrl: sql`coalesce(${accounts.profileImageUrl}, ${body.profileImageUrl})`,
    })
    .where(and(eq(accounts.id, accountId), eq(accounts.address, '')));
}
