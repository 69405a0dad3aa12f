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
export const emailStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
h1,h2{margin:0;font-size:inherit;line-height:inherit;font-weight:inherit}
a{text-underline-offset:2px}
.band>table{background-image:${lattice} !important;background-size:${latticeTile}px ${latticeTile}px !important;background-position:center top !important;background-repeat:repeat !important}
.band,.band>table{border-radius:16px 16px 0 0}
@media only screen and (max-width:600px){
.band,.band>table,.card,.card>table{border-radius:0 !important}
.air{display:none !important}
.gutter{padding-left:20px !important;padding-right:20px !important}
.gutter-section>table>tbody>tr>td{padding-left:20px !important;padding-right:20px !important}
.details .label{display:block !important;width:auto !important;padding:11px 0 0 !important;border-bottom:0 !important}
.details .value{display:block !important;width:auto !important;padding:0 0 11px !important}
.first-button>table>tbody>tr>td,.next-button>table>tbody>tr>td{padding:0 0 12px !important}
h1{font-size:24px !important;line-height:31px !important}
.reference>div{font-size:20px !important}
}
@media (prefers-color-scheme:dark){
${darkRules('')}
}
${darkRules('[data-ogsc] ')}
`;

function darkRules(prefix: string): string {
  return [
    `.ground,.ground>div{background-color:${dark.ground} !important}`,
    `.card,.card>table{background:${dark.card} !important;background-color:${dark.card} !important}`,
    `.panel>table>tbody>tr>td>table,.panel>table{background-color:${dark.panel} !important}`,
    `.text,.text>div,td.text{color:${dark.text} !important}`,
    `.soft,.soft>div,td.soft,a.soft{color:${dark.soft} !important}`,
    `td.line{border-color:${dark.line} !important}`,
    `.link{color:${dark.link} !important}`,
    `td.number{background-color:${dark.amber} !important;color:${light.ink} !important}`,
    `.main-button td{background-color:${dark.amber} !important;border-color:${dark.amber} !important}`,
    `.main-button a{background-color:${dark.amber} !important;color:${light.ink} !important}`,
    `.other-button td td,.other-button table td{background-color:${dark.card} !important;border-color:${dark.line} !important}`,
    `.other-button a{background-color:${dark.card} !important;color:${dark.text} !important}`,
  ]
    .map((rule) =>
      rule.replace(/^([^{]+)/, (selectors) =>
        selectors
          .split(',')
          .map((selector) => `${prefix}${selector}`)
          .join(','),
      ),
    )
    .join('\n');
}
