/**
 * Styles are inline, because mail programs drop most style sheets. Colours are those of
 * `app/styles/tokens.css`.
 */
const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;";
const INK = 'color:#10231F;';
const MUTED = 'color:#4A5A54;';

export const TEXT = `${FONT}margin:0;font-size:16px;line-height:1.6;${INK}`;
export const MUTED_TEXT = `${FONT}margin:0;font-size:16px;line-height:1.6;${MUTED}`;
export const SMALL = `${FONT}margin:0;font-size:14px;line-height:1.6;${MUTED}`;
export const FOOTER = `${FONT}margin:0;font-size:13px;line-height:1.6;${MUTED}`;
export const NAME = `${FONT}padding-left:10px;padding-inline:10px 0;font-size:24px;line-height:28px;font-weight:bold;letter-spacing:-0.5px;${INK}`;
export const TITLE = `${FONT}margin:0;font-size:32px;line-height:36px;font-weight:bold;letter-spacing:-0.5px;${INK}`;
/** For scripts with joined letters, like in `app/letters.ts`. */
export const UNTRACKED = 'letter-spacing:0;line-height:42px;';
export const LEAD = `${FONT}margin:8px 0 0;font-size:16px;line-height:1.6;${INK}`;
export const DATE = `${FONT}margin:0;font-size:20px;line-height:26px;font-weight:bold;${INK}`;
export const TOTAL = `${FONT}padding:6px 0;font-size:18px;line-height:24px;font-weight:bold;${INK}`;
export const LINK = 'color:#0F4A40;font-weight:bold;text-decoration:underline;';
export const BUTTON = `${FONT}display:block;padding:13px 16px;font-size:16px;line-height:22px;font-weight:bold;text-decoration:none;`;
export const END = 'white-space:nowrap;text-align:end;';
export const TILE = `${FONT}width:64px;border-radius:32px 32px 10px 10px;padding:16px 0 12px;font-size:13px;line-height:16px;font-weight:bold;`;
/** Without these, a long word would widen the page of a phone. */
export const BREAKS = 'overflow-wrap:anywhere;word-break:break-word;';
export const NOTHING = 'font-size:0;line-height:0;';

/** For narrow screens and dark colours. */
export const SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:479px){.px{padding-inline:20px!important}.out{padding:0 12px 24px!important}.top{padding-inline:8px!important}.date{font-size:18px!important;line-height:24px!important}}
@media (max-width:359px){.half{display:block!important;width:auto!important;padding:0 0 8px!important}}
@media (prefers-color-scheme:dark){
.page{background:#0B1613!important}.card{background:#12211D!important;border-color:#2A3D37!important}
.field{background:#0F4A40!important}.on-field{color:#F4F6F1!important}.calm{background:#2A2413!important}
.ink{color:#EEF3EE!important}.muted{color:#B4C3BC!important}.link{color:#FFC765!important}
.line{border-color:#2A3D37!important}.door{border-color:#EEF3EE!important}
.primary{background:#FFB52B!important}.on-primary{color:#1B1502!important}.outline{border-color:#7B8F87!important}
.tile-off{background:#24332E!important;color:#C0CCC6!important}
}
[data-ogsc] .ink{color:#EEF3EE!important}[data-ogsc] .muted{color:#B4C3BC!important}[data-ogsc] .link{color:#FFC765!important}[data-ogsc] .on-primary{color:#1B1502!important}[data-ogsc] .on-field{color:#F4F6F1!important}
[data-ogsb] .primary{background:#FFB52B!important}[data-ogsb] .card{background:#12211D!important}[data-ogsb] .page{background:#0B1613!important}[data-ogsb] .field{background:#0F4A40!important}[data-ogsb] .calm{background:#2A2413!important}
`;
