import { dark, light } from './email-colours.js';

// The shebeke lattice of the header, drawn with gradients; a client that does not support them shows plain ink.
const latticeLine = 'rgba(244,169,60,0.20)';
const latticeTile = 36;
const lattice = [45, -45, 0, 90]
  .map((angle) => {
    // One line through the middle of each tile, so that all four meet there.
    const middle = (angle % 90 === 0 ? latticeTile : latticeTile * Math.SQRT2) / 2;
    const [from, to] = [(middle - 0.5).toFixed(2), (middle + 0.5).toFixed(2)];
    return `linear-gradient(${angle}deg,transparent ${from}px,${latticeLine} ${from}px,${latticeLine} ${to}px,transparent ${to}px)`;
  })
  .join(',');

/** Styles that can't be inline: the lattice, narrow screens, dark mode. */
export const emailStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%}
a{text-underline-offset:2px}
.band{background-image:${lattice};background-size:${latticeTile}px ${latticeTile}px;background-position:center top}
@media only screen and (max-width:600px){
.air{padding:0 !important}
.band,.card{border-radius:0 !important}
.gutter{padding-left:20px !important;padding-right:20px !important}
.details .label{display:block !important;width:auto !important;padding:11px 0 0 !important;border-bottom:0 !important}
.details .value{display:block !important;width:auto !important;padding:0 0 11px !important}
.button{display:block !important;width:auto !important;padding:0 0 12px !important}
.button:empty{display:none !important}
h1{font-size:24px !important;line-height:31px !important}
.reference{font-size:20px !important}
}
@media (prefers-color-scheme:dark){
${darkRules('')}
}
${darkRules('[data-ogsc] ')}`;

/** Outlook for Windows does not inherit fonts into tables, and enlarges line heights. */
export const outlookStyle =
  "td,p,a,h1,h2{font-family:'Segoe UI',Arial,sans-serif;mso-line-height-rule:exactly}table{mso-table-lspace:0;mso-table-rspace:0}";

/** @param prefix selects the mail program; Outlook's apps and site mark their dark mode by an attribute */
function darkRules(prefix: string): string {
  return [
    ['.ground', `background-color:${dark.ground}`],
    ['.card', `background-color:${dark.card}`],
    ['.panel', `background-color:${dark.panel}`],
    ['.text', `color:${dark.text}`],
    ['.soft', `color:${dark.soft}`],
    ['.line', `border-color:${dark.line}`],
    ['.link', `color:${dark.link}`],
    ['.number', `background-color:${dark.amber}`, `color:${light.ink}`],
    ['.main-button', `background-color:${dark.amber}`, `border-color:${dark.amber}`],
    ['.main-button a', `color:${light.ink}`],
    ['.other-button', `background-color:${dark.card}`, `border-color:${dark.line}`],
    ['.other-button a', `color:${dark.text}`],
  ]
    .map(
      ([selector, ...styles]) =>
        `${prefix}${selector}{${styles.map((style) => `${style} !important`).join(';')}}`,
    )
    .join('\n');
}
