import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { services } from './schema';

export const subcategories = pgTable('subcategories', {
  id: integer('id').primaryKey(),
  categoryId: integer('category_id').notNull(),
  title: text('title').notNull(),
});

export const serviceSubcategories = pgTable(
  'service_subcategories',
  {
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    subcategoryId: integer('subcategory_id')
      .notNull()
      .references(() => subcategories.id),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.subcategoryId] })],
);
