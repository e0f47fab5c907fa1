import { type SQL, sql } from 'drizzle-orm';
import { foldText } from '@/lib/shared/domain/text/fold';

const likeOf = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * SQL: whether `words` or `names` contain all words of `q`. Only names are folded, because folding
 * whole texts takes long.
 */
export function hasWords({ words, names }: { words: SQL; names: SQL }, q: string): SQL {
  const folded = sql`case when ${names} ~ '[^\\x01-\\x7f]|[''\`]' then fold_text(${names}) else lower(${names}) end`;
  const parts = q
    .split(/\s+/u)
    .filter(Boolean)
    .map((term) => {
      const word = foldText(term);
      const inNames = word ? sql`${folded} like ${likeOf(word)}` : sql`false`;
      return sql`(${words} ilike ${likeOf(term)} or ${names} ilike ${likeOf(term)} or ${inNames})`;
    });
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`;
}
