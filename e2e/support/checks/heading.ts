import type { Check } from './check';

/** One heading of the first level, the one of the table, and a title that no other page has. */
export function checkHeadings(): Check {
  const titles = new Map<string, string>();
  return async ({ page, row, address }) => {
    const faults: string[] = [];
    const headings = await page.getByRole('heading', { level: 1 }).allTextContents();
    const [heading = ''] = headings;
    const isWanted =
      typeof row.heading === 'string' ? heading === row.heading : row.heading.test(heading);
    if (headings.length !== 1 || !isWanted) faults.push(`headings "${headings.join('", "')}"`);
    if ((await page.getByRole('main').count()) !== 1) faults.push('not one main part');
    const title = await page.title();
    if (/^(?:Settln)?$/.test(title)) faults.push(`title "${title}"`);
    const other = titles.get(title);
    if (other !== undefined && row.status === undefined && !row.isState)
      faults.push(`has the title of ${other}`);
    titles.set(title, address);
    return faults;
  };
}
