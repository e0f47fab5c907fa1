import { html, raw } from 'hono/html';
import { blockHtml, TABLE, textLink } from './blocks-html';
import type { Block, Letter } from './letter';
import * as style from './mail-styles';

const GAP = html`<div style="height:16px;line-height:16px;font-size:0;">&nbsp;</div>`;
const DIVIDER = html`<tr><td class="px" style="padding:0 32px;"><div class="line" style="border-top:1px solid #DDE2DA;${style.NOTHING}">&nbsp;</div></td></tr>`;

/** The mark, drawn with borders: mail programs block pictures. */
const MARK = html`<table ${TABLE}><tr><td class="door" style="width:10px;height:12px;border:8px solid #10231F;border-bottom:0;border-radius:14px 14px 0 0;${style.NOTHING}">&nbsp;</td></tr><tr><td style="padding:2px 0 0 5px;${style.NOTHING}"><div style="width:26px;height:13px;background:#E8506A;border-radius:0 0 13px 13px;${style.NOTHING}">&nbsp;</div></td></tr></table>`;

function section(blocks: readonly Block[]) {
  const parts = blocks.map((block, at) => html`${at > 0 ? GAP : ''}${blockHtml(block)}`);
  return html`<tr><td class="px" style="padding:20px 32px;">${parts}</td></tr>`;
}

/** A letter as a page of HTML: tables and inline looks, no pictures, no scripts, nothing that tracks. */
export async function toHtml(letter: Letter, productName: string): Promise<string> {
  const { subject, preheader, title, lead, tone, sections, footer } = letter;
  const [field, colour] = tone === 'calm' ? ['calm', '#FFF1D2'] : ['field', '#FFB52B'];
  const body = sections.map((blocks, at) => html`${at > 0 ? DIVIDER : ''}${section(blocks)}`);
  const page = await html`<!doctype html>
<html lang="en" dir="ltr">
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
<tr><td class="${field} px" bgcolor="${colour}" style="background:${colour};border-radius:24px 24px 0 0;padding:28px 32px;"><h1 class="${tone === 'calm' ? 'ink' : 'on-field'}" style="${style.TITLE}">${title}</h1><p class="${tone === 'calm' ? 'ink' : 'on-field'}" style="${style.LEAD}">${lead}</p></td></tr>
${body}
</table></td></tr>
<tr><td class="top" style="padding:20px 8px 0;"><p class="muted" style="${style.FOOTER}">${footer.text} ${footer.links.map(textLink)}</p></td></tr>
</table></td></tr></table></div>
</body>
</html>
`;
  return String(page);
}
