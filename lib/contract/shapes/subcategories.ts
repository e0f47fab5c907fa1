import { z } from 'zod';
import { WireId, WireText } from './wire';

/** A subcategory as our backend sends it (PC-015). */
export const SubcategoryAnswer = z.object({ id: z.number().int(), title: z.string() });
export type SubcategoryAnswer = z.infer<typeof SubcategoryAnswer>;

/** A subcategory in our shape; ids are whole numbers, as services are written with them. */
export const Subcategory = z
  .looseObject({ id: WireId.pipe(z.string().regex(/^\d{1,15}$/)), title: WireText })
  .transform(({ id, title }) => ({ id, title }));
export type Subcategory = z.infer<typeof Subcategory>;
