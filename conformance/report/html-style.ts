/** Style sheet of the HTML report. It has a light and a dark scheme, and loads no fonts and images. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f6f7f9, #14171c);
  --surface: light-dark(#ffffff, #1c2027);
  --sunk: light-dark(#eef0f4, #12151a);
  --line: light-dark(#d7dbe2, #333a45);
  --text: light-dark(#1a1f27, #e8ebf0);
  --soft: light-dark(#545d6b, #a3adbb);
  --accent: light-dark(#1d4fc4, #8db4ff);
  --bad: light-dark(#b3261e, #ff9d94);
  --bad-ground: light-dark(#fdecea, #3a1d1c);
  --warn: light-dark(#7a4d00, #f2c05a);
  --warn-ground: light-dark(#fff3d9, #35290f);
  --good: light-dark(#166534, #7fd99b);
  --good-ground: light-dark(#e4f5e9, #163022);
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main, .top > div { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem; }
main { padding-bottom: 4rem; }
.top { background: var(--surface); border-bottom: 1px solid var(--line); padding: 1.75rem 0 1.5rem; margin-bottom: 1.5rem; }
h1 { font-size: 1.65rem; line-height: 1.2; margin: 0 0 .35rem; text-wrap: balance; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .5rem 0; }
a { color: var(--accent); }
code, pre, .mono { font-family: var(--mono); font-size: .875em; }
pre { margin: 0; padding: .75rem; background: var(--sunk); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
.meta { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
.verdict { font-weight: 650; }
.verdict.bad { color: var(--bad); }
.verdict.good { color: var(--good); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 1px; margin: 1.25rem 0 0; padding: 0; background: var(--line); border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
.figures div { background: var(--surface); padding: .6rem .85rem; }
.figures dt { color: var(--soft); font-size: .8125rem; }
.figures dd { margin: 0; font-size: 1.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.filters { display: none; gap: .75rem; flex-wrap: wrap; align-items: end; padding: .75rem; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
.scripted .filters { display: flex; }
.filters label { display: grid; gap: .2rem; font-size: .8125rem; color: var(--soft); flex: 1 1 10rem; min-width: 0; }
.filters select, .filters input { font: inherit; font-size: .9375rem; color: var(--text); background: var(--ground); border: 1px solid light-dark(#8a93a1, #667080); border-radius: 6px; padding: .4rem .5rem; min-height: 2.5rem; width: 100%; min-width: 0; }
.filters output { color: var(--soft); font-size: .875rem; padding-bottom: .55rem; white-space: nowrap; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.operation { margin-top: 1.5rem; }
.operation > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .6rem; margin-bottom: .5rem; }
.operation h3 { font-family: var(--mono); font-size: .9375rem; overflow-wrap: anywhere; }
.finding { background: var(--surface); border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: 8px; padding: .9rem 1rem 1rem; margin-bottom: .75rem; }
.finding.warning { border-left-color: var(--warn); }
.finding > header { display: flex; flex-wrap: wrap; align-items: center; gap: .35rem .6rem; }
.finding .where { overflow-wrap: anywhere; }
.finding h4 { font-size: 1rem; margin: 0; }
.tag { border-radius: 4px; padding: .05rem .45rem; font-size: .8125rem; font-weight: 600; background: var(--bad-ground); color: var(--bad); }
.warning .tag { background: var(--warn-ground); color: var(--warn); }
.message { max-width: 46rem; overflow-wrap: anywhere; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin: .75rem 0; }
.pair div { border-radius: 6px; padding: .5rem .75rem; min-width: 0; }
.pair dt { font-size: .8125rem; color: var(--soft); }
.pair dd { margin: 0; font-family: var(--mono); font-size: .875rem; overflow-wrap: anywhere; white-space: pre-wrap; }
.expected { background: var(--good-ground); }
.actual { background: var(--bad-ground); }
.warning .actual { background: var(--warn-ground); }
.contract { margin: 0 0 .75rem; }
.contract figcaption { font-size: .8125rem; color: var(--soft); overflow-wrap: anywhere; margin-bottom: .2rem; }
.contract pre { padding: .5rem 0; overflow-x: auto; white-space: pre; overflow-wrap: normal; }
.contract pre span { display: block; padding: 0 .75rem; }
.contract pre span::before { content: attr(data-line); display: inline-block; min-width: 3ch; margin-right: 1.25rem; text-align: right; color: var(--soft); user-select: none; }
.contract pre mark { display: block; color: inherit; background: var(--warn-ground); box-shadow: inset 3px 0 var(--warn); }
.shell { position: relative; }
.shell button { display: none; position: absolute; top: .4rem; right: .4rem; font: inherit; font-size: .8125rem; color: var(--text); background: var(--surface); border: 1px solid light-dark(#8a93a1, #667080); border-radius: 6px; padding: .2rem .6rem; min-height: 1.9rem; cursor: pointer; }
.scripted .shell button { display: block; }
.scripted .shell pre { padding-right: 6.5rem; min-height: 2.7rem; }
.shell button:hover { border-color: var(--accent); color: var(--accent); }
.incomplete { color: var(--bad); font-weight: 600; max-width: 60rem; }
.empty { padding: 1.25rem; background: var(--surface); border: 1px dashed var(--line); border-radius: 8px; }
details.box { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: .6rem 1rem; margin-bottom: .5rem; }
details.box > summary { cursor: pointer; font-weight: 600; }
details.box h4 { font-size: .9375rem; margin: 1rem 0 .25rem; }
details.box p, details.box ul { max-width: 46rem; }
.reasons { list-style: none; margin: 0; padding: 0; }
.reasons li { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: .6rem 1rem; margin-bottom: .5rem; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { padding: .35rem .6rem; text-align: center; border-bottom: 1px solid var(--line); }
tbody tr:last-child > * { border-bottom: 0; }
thead th { color: var(--soft); font-weight: 600; font-variant-numeric: tabular-nums; }
th[scope=row], thead th:first-child { text-align: left; font-weight: 400; }
th[scope=row] code { overflow-wrap: anywhere; }
td.calls { font-variant-numeric: tabular-nums; color: var(--soft); }
td.seen { color: var(--good); background: var(--good-ground); font-weight: 650; }
td.unseen { color: var(--soft); }
.unseen-words { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden] { display: none !important; }
@media (max-width: 40rem) {
  .pair { grid-template-columns: 1fr; }
  .filters label { flex-basis: calc(50% - .4rem); }
  .shell button { position: static; margin-top: .4rem; min-height: 2.5rem; padding: .2rem 1rem; }
  .scripted .shell pre { padding-right: .75rem; }
  .filters output { padding: 0; }
  h1 { font-size: 1.35rem; }
  table, tbody, tr, th[scope=row] { display: block; text-align: left; border: 0; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tbody tr { padding: .6rem .75rem; border-bottom: 1px solid var(--line); }
  th[scope=row] { padding: 0 0 .35rem; }
  td { display: inline-block; border: 1px solid var(--line); border-radius: 4px; padding: .05rem .45rem; margin: 0 .3rem .3rem 0; }
  td:empty { display: none; }
  td::before { content: attr(data-status) ' '; }
  tbody tr:last-child > td { border-bottom: 1px solid var(--line); }
}
@media print { .filters, .shell button { display: none !important; } body { background: none; } }
`;
