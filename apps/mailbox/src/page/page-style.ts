/** The page's own style: ink, sandstone and amber, light and dark. */
export const pageStyle = `
:root{--ink:#12263f;--ground:#faf6ef;--card:#fff;--line:#e6ddcd;--text:#1d2733;--soft:#5d6672;--amber:#b45f06;--mark:#fdf1dd}
@media (prefers-color-scheme:dark){:root{--ink:#0b1728;--ground:#101a27;--card:#172436;--line:#2a3a50;--text:#eef1f5;--soft:#a9b4c2;--amber:#f2a541;--mark:#22324a}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 Manrope,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;display:flex;flex-direction:column;min-height:100vh}
header{background:var(--ink);color:#fff;display:flex;align-items:center;gap:8px 16px;padding:12px 20px;flex-wrap:wrap}
.brand{color:#fff;font-weight:700;font-size:20px;text-decoration:none}
.count{background:#ffffff22;border-radius:999px;padding:2px 12px;font-size:14px}
.note{color:#c9d3e0;font-size:14px;flex:1 1 200px}
button{font:inherit;font-size:14px;color:#fff;background:transparent;border:1px solid #ffffff66;border-radius:8px;padding:6px 14px;cursor:pointer}
button:hover{background:#ffffff1a}
main{flex:1;display:grid;grid-template-columns:minmax(280px,380px) 1fr;min-height:0}
nav{border-right:1px solid var(--line);overflow:auto;max-height:calc(100vh - 60px)}
.entry{display:block;padding:12px 20px;border-bottom:1px solid var(--line);text-decoration:none;color:inherit;border-left:4px solid transparent}
.entry:hover{background:var(--mark)}
.entry[aria-current]{background:var(--mark);border-left-color:var(--amber)}
.line{display:flex;justify-content:space-between;gap:12px}
.to{font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.line time,.from{color:var(--soft);font-size:13px;white-space:nowrap;font-variant-numeric:tabular-nums}
.subject{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.empty,.placeholder{color:var(--soft);padding:32px 20px;text-align:center}
.placeholder{align-self:center}
article{padding:20px 24px;display:flex;flex-direction:column;min-width:0}
.back{display:none;margin:0 0 8px}
a{color:var(--amber)}
h1{font-size:22px;line-height:1.3;margin:0 0 12px;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin:0 0 16px;font-size:14px}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.tabs{display:flex;gap:4px;border-bottom:1px solid var(--line);margin-bottom:16px;flex-wrap:wrap}
.tabs a{padding:8px 14px;text-decoration:none;color:var(--soft);border-bottom:2px solid transparent;font-size:14px}
.tabs a[aria-current]{color:var(--text);border-bottom-color:var(--amber);font-weight:600}
iframe{width:100%;flex:1;min-height:70vh;border:1px solid var(--line);border-radius:12px;background:#fff;color-scheme:light dark}
pre,.headers{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:20px;margin:0;overflow:auto;font-size:14px;white-space:pre-wrap;overflow-wrap:anywhere}
.headers{display:block;white-space:normal}.headers th{text-align:left;vertical-align:top;padding:4px 16px 4px 0;color:var(--soft);font-weight:500}
a:focus-visible,button:focus-visible{outline:3px solid var(--amber);outline-offset:2px}
@media (max-width:760px){main{grid-template-columns:1fr}.reading nav{display:none}.listing .placeholder{display:none}nav{border-right:0;max-height:none}.back{display:block}article{padding:16px}.note{display:none}.count{margin-right:auto}}
`;
