import { html, raw } from 'hono/html';
import { isTall } from '@/lib/shared/texts/languages';
import { DEFAULT_LOCALE, directionOf, tagOf } from '@/lib/shared/texts/locales';
import type { Block, Letter, MailLink } from './letter';
import * as style from './mail-styles';

type Of<Kind extends Block['is']> = Extract<Block, { is: Kind }>;

const TABLE = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;

function struck(isOff: boolean): string {
  return isOff ? 'text-decoration:line-through;' : '';
}

/** Keeps a date together, except after the weekday. */
function dayTogether(date: string): string {
  return date.replace(/(\d+) (\S+) (\d+)$/, '$1\u00a0$2\u00a0$3');
}

function when({ tile, date, time, note, isOff }: Of<'when'>) {
  const colour = isOff ? '#E8ECE6' : '#FFB52B';
  const ink = isOff ? 'muted' : 'ink';
  return html`<table ${TABLE} width="100%"><tr><td valign="top" width="64" style="width:64px;"><table ${TABLE} width="64"><tr><td class="${isOff ? 'tile-off' : 'tile'}" align="center" bgcolor="${colour}" style="${style.TILE}background:${colour};color:${isOff ? '#4A5A54' : '#10231F'};">${tile.month}<br><span style="font-size:26px;line-height:28px;">${tile.day}</span></td></tr></table></td><td valign="top" style="padding-left:16px;padding-inline:16px 0;"><p class="${ink} date" style="${style.DATE}${struck(isOff)}">${dayTogether(date)}</p><p class="${ink}" style="${isOff ? style.MUTED_TEXT : style.TEXT}${struck(isOff)}">${time}</p><p class="muted" style="${style.SMALL}">${note}</p></td></tr></table>`;
}

function factRows(block: Of<'facts'>) {
  const rows = block.facts.map(
    ({ term, value }) =>
      html`<tr><td width="32%" valign="top" style="padding:4px 16px 4px 0;padding-inline:0 16px;"><p class="muted" style="${style.SMALL}">${term}</p></td><td valign="top" style="padding:4px 0;"><p class="ink" style="${style.SMALL}color:#10231F;"><b dir="auto">${value}</b></p></td></tr>`,
  );
  return html`<table ${TABLE} width="100%">${rows}</table>`;
}

function facts(block: Of<'facts'>) {
  if (block.look === 'rows') return factRows(block);
  const cells = block.facts.map(
    ({ term, value }) =>
      html`<td valign="top" style="padding-right:24px;padding-inline:0 24px;"><p class="muted" style="${style.SMALL}white-space:nowrap;">${term}</p><p class="ink" style="${style.TEXT}"><b dir="auto">${value}</b></p></td>`,
  );
  return html`<table ${TABLE}><tr>${cells}</tr></table>`;
}

function prices({ items, total }: Of<'prices'>) {
  const rows = items.map(
    ({ name, note, price }) =>
      html`<tr><td class="ink" valign="top" style="${style.TEXT}padding:6px 0;"><span dir="auto">${name}</span><br><span class="muted" style="${style.SMALL}">${note}</span></td><td class="ink" valign="top" align="right" style="${style.TEXT}padding:6px 0 6px 16px;padding-inline:16px 0;${style.END}">${price}</td></tr>`,
  );
  return html`<table ${TABLE} width="100%">${rows}<tr><td colspan="2" style="${style.NOTHING}height:6px;">&nbsp;</td></tr><tr><td colspan="2" class="line" style="border-top:1px solid #DDE2DA;${style.NOTHING}height:6px;">&nbsp;</td></tr><tr><td class="ink" valign="top" style="${style.TOTAL}">${total.label}</td><td class="ink" valign="top" align="right" style="${style.TOTAL}${style.END}">${total.price}</td></tr></table>`;
}

function words({ heading, lines, look }: Of<'words'>) {
  const looks = look === 'small' ? style.SMALL : style.MUTED_TEXT;
  const title = heading
    ? html`<p class="ink" style="${style.TEXT}"><b dir="auto">${heading}</b></p>`
    : '';
  return html`${title}${lines.map((line) => html`<p class="muted" style="${looks}"><span dir="auto">${line}</span></p>`)}`;
}

function button({ label, href, isPrimary }: Of<'buttons'>['buttons'][number]) {
  return isPrimary
    ? html`<table ${TABLE} width="100%"><tr><td class="primary" align="center" bgcolor="#0F4A40" style="border-radius:14px;background:#0F4A40;border:1px solid transparent;"><a class="on-primary" href="${href}" style="${style.BUTTON}color:#FFFFFF;">${label}</a></td></tr></table>`
    : html`<table ${TABLE} width="100%"><tr><td class="outline" align="center" style="border:1px solid #76827B;border-radius:14px;"><a class="ink" href="${href}" style="${style.BUTTON}color:#10231F;">${label}</a></td></tr></table>`;
}

function buttonRow([first, second]: Of<'buttons'>['buttons'], at: number) {
  if (!first) return '';
  const above = at > 0 ? 'padding-top:8px;' : '';
  return second
    ? html`<tr><td class="half" width="50%" valign="top" style="${above}padding-right:4px;padding-inline:0 4px;">${button(first)}</td><td class="half" width="50%" valign="top" style="${above}padding-left:4px;padding-inline:4px 0;">${button(second)}</td></tr>`
    : html`<tr><td class="half" colspan="2" style="${above}">${button(first)}</td></tr>`;
}

function buttons({ buttons: all }: Of<'buttons'>) {
  const [first] = all;
  if (!first) return '';
  if (all.length === 1) return button(first);
  const rows = all.flatMap((_, at) => (at % 2 === 0 ? [all.slice(at, at + 2)] : []));
  return html`<table ${TABLE} width="100%">${rows.map(buttonRow)}</table>`;
}

function agenda({ heading, rows }: Of<'agenda'>) {
  const lines = rows.map(({ time, name, note, badge }) => {
    const mark = badge
      ? html`<span style="${style.FOOTER}display:inline-block;background:#FFB52B;color:#10231F;border-radius:10px;padding:0 8px;font-weight:bold;white-space:nowrap;">${badge}</span>`
      : '';
    return html`<tr><td class="ink" valign="top" width="56" style="${style.SMALL}color:#10231F;padding:6px 12px 6px 0;padding-inline:0 12px;font-weight:bold;white-space:nowrap;">${time}</td><td class="ink" valign="top" style="${style.SMALL}color:#10231F;padding:6px 0;"><span dir="auto"${badge ? html` style="font-weight:bold;"` : ''}>${name}</span><br><span class="muted" style="color:#4A5A54;" dir="auto">${note}</span></td><td valign="top" align="right" style="padding:6px 0;text-align:end;">${mark}</td></tr>`;
  });
  return html`<p class="ink" style="${style.TEXT}"><b>${heading}</b></p><table ${TABLE} width="100%" style="margin-top:6px;">${lines}</table>`;
}

function textLink({ label, href }: MailLink) {
  return html`<a class="link" href="${href}" style="${style.LINK}">${label}</a>`;
}

function links({ text, or, links: all, end }: Of<'links'>) {
  return html`<p class="muted" style="${style.SMALL}">${text} ${all.map((link, at) => html`${at > 0 ? ` ${or} ` : ''}${textLink(link)}`)}${end}</p>`;
}

type Layouts = { [Kind in Block['is']]: (block: Of<Kind>) => ReturnType<typeof html> | string };

const LAYOUTS: Layouts = { when, facts, prices, words, buttons, agenda, links };

function blockHtml<Kind extends Block['is']>(block: Of<Kind> & { is: Kind }) {
  return LAYOUTS[block.is](block);
}

const GAP = html`<div style="height:16px;line-height:16px;font-size:0;">&nbsp;</div>`;
const DIVIDER = html`<tr><td class="px" style="padding:0 32px;"><div class="line" style="border-top:1px solid #DDE2DA;${style.NOTHING}">&nbsp;</div></td></tr>`;

/** The logo, drawn with borders because mail programs block pictures. */
const MARK = html`<table ${TABLE}><tr><td class="door" style="width:10px;height:12px;border:8px solid #10231F;border-bottom:0;border-radius:14px 14px 0 0;${style.NOTHING}">&nbsp;</td></tr><tr><td style="padding:2px 0 0 5px;${style.NOTHING}"><div style="width:26px;height:13px;background:#E8506A;border-radius:0 0 13px 13px;${style.NOTHING}">&nbsp;</div></td></tr></table>`;

function section(blocks: readonly Block[]) {
  const parts = blocks.map((block, at) => html`${at > 0 ? GAP : ''}${blockHtml(block)}`);
  return html`<tr><td class="px" style="padding:20px 32px;">${parts}</td></tr>`;
}

/** Uses tables and inline styles, and no pictures, scripts or tracking. */
export async function toHtml(letter: Letter, productName: string): Promise<string> {
  const { subject, preheader, title, lead, tone, sections, footer } = letter;
  const { language = DEFAULT_LOCALE } = letter;
  const [field, colour] = tone === 'calm' ? ['calm', '#FFF1D2'] : ['field', '#FFB52B'];
  const body = sections.map((blocks, at) => html`${at > 0 ? DIVIDER : ''}${section(blocks)}`);
  const page = await html`<!doctype html>
<html lang="${tagOf(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${subject}</title>
<style>${raw(style.SHEET)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#F4F6F1;word-spacing:normal;">
<div style="display:none;max-height:0;overflow:hidden;">${preheader}</div>
<div role="main"><table class="page" ${TABLE} width="100%" style="background:#F4F6F1;"><tr><td class="out" align="center" style="padding:0 16px 40px;">
<table ${TABLE} width="100%" style="max-width:600px;text-align:start;${style.BREAKS}">
<tr><td class="top" style="padding:24px 8px 20px;"><table ${TABLE}><tr><td>${MARK}</td><td class="ink" style="${style.NAME}">${productName}</td></tr></table></td></tr>
<tr><td><table class="card" ${TABLE} width="100%" style="background:#FFFFFF;border:1px solid #DDE2DA;border-radius:25px;border-collapse:separate;">
<tr><td class="${field} px" bgcolor="${colour}" style="background:${colour};border-radius:24px 24px 0 0;padding:28px 32px;"><h1 class="${tone === 'calm' ? 'ink' : 'on-field'}" style="${style.TITLE}${isTall(language) ? style.UNTRACKED : ''}">${title}</h1><p class="${tone === 'calm' ? 'ink' : 'on-field'}" style="${style.LEAD}">${lead}</p></td></tr>
${body}
</table></td></tr>
<tr><td class="top" style="padding:20px 8px 0;"><p class="muted" style="${style.FOOTER}">${footer.text} ${footer.links.map(textLink)}</p></td></tr>
</table></td></tr></table></div>
</body>
</html>
`;
  return String(page);
}
