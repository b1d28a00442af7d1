const CSS = /* css */ `
:host {
  all: initial;
  position: fixed;
  z-index: 2147483000;
  color-scheme: dark;
  --ground: #1c1c1c;
  --raised: #2a2a2a;
  --line: #404040;
  --edge: #808080;
  --text: #ededed;
  --quiet: #b0b0b0;
  --key: #9ecbff;
  --on-key: #10233a;
  --good: #8fd6a3;
  --warn: #f0c674;
  --bad: #ff9d94;
  --alarm: #d92d20;
  --control: 32px;
  --mono: ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace;
  color: var(--text);
  font: 13px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif;
}
*, ::before, ::after { box-sizing: border-box; }
h2, h3, p, ul, ol { margin: 0; padding: 0; }
[hidden] { display: none; }
:focus-visible { outline: 2px solid var(--key); outline-offset: 1px; }

button, input, select, textarea { color: inherit; font: inherit; letter-spacing: inherit; }
button {
  min-block-size: var(--control);
  padding: 2px 10px;
  border: 1px solid var(--edge);
  border-radius: 4px;
  background: var(--raised);
  cursor: pointer;
}
button:hover { background: #383838; }
button:disabled { opacity: 0.5; cursor: default; }
button.main, button[aria-pressed='true'] { border-color: var(--key); background: var(--key); color: var(--on-key); font-weight: 600; }
button.main:hover { background: #bcdbff; }
button.danger { border-color: var(--bad); color: var(--bad); }
button.quiet { border-color: var(--line); }

.dock {
  position: fixed;
  inset-block-end: calc(68px + env(safe-area-inset-bottom));
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  min-block-size: 0;
  padding: 0;
  border: 1px dashed #a0a0a0;
  border-radius: 8px;
  background: var(--ground);
  box-shadow: 0 0 0 1px #000a;
  opacity: 0.7;
}
.dock.left { left: 10px; }
.dock.right { right: 10px; }
/* The touch target is larger than the visible button. */
.dock::after { content: ''; position: absolute; inset: -2px; }
.dock:hover, .dock:focus-visible, .dock:has(.badge) { opacity: 1; }
.badge, .count { border-radius: 99px; background: var(--alarm); color: #fff; font-weight: 700; font-variant-numeric: tabular-nums; }
.badge { position: absolute; inset-block-start: -8px; inset-inline-end: -8px; min-inline-size: 20px; padding: 0 5px; font-size: 12px; line-height: 20px; text-align: center; }
.count { margin-inline-start: 4px; padding: 0 5px; font-size: 11px; line-height: 16px; }
svg { fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }

.sheet {
  position: fixed;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  max-block-size: 70vh;
  max-block-size: 70dvh;
  padding-block-end: env(safe-area-inset-bottom);
  border: 1px dashed #a0a0a0;
  border-width: 1px 0 0;
  background: var(--ground);
  box-shadow: 0 -8px 32px #0009;
}
header { display: flex; align-items: center; gap: 4px; padding: 2px 4px 2px 12px; }
h2 { flex: 1; font: 600 13px/1.4 var(--mono); text-transform: lowercase; }
h2::before { content: '[ '; color: var(--quiet); }
h2::after { content: ' ]'; color: var(--quiet); }
.hint { display: none; color: var(--quiet); font: 11px var(--mono); }
.icon { display: grid; place-items: center; inline-size: 36px; block-size: 36px; padding: 0; border-color: transparent; background: none; }
.swap { display: none; }

[role='tablist'] { flex: none; display: flex; border-block-end: 1px solid var(--line); overflow-x: auto; scrollbar-width: none; }
[role='tab'] {
  flex: 1 0 auto;
  min-block-size: 36px;
  padding: 2px 7px;
  border: 0;
  border-block-end: 2px solid transparent;
  border-radius: 0;
  background: none;
  color: var(--quiet);
  white-space: nowrap;
}
[role='tab'][aria-selected='true'] { border-color: var(--key); color: var(--text); }
[role='tab']:focus-visible { outline-offset: -3px; }

[role='tabpanel'] { flex: 1; min-block-size: 12rem; overflow: hidden auto; overscroll-behavior: contain; scrollbar-color: var(--edge) transparent; }
[role='tabpanel']:focus-visible { outline-offset: -3px; }
[role='tabpanel'] > * { margin: 10px 12px; }
section { display: grid; gap: 8px; padding-block-end: 12px; border-block-end: 1px solid var(--line); }
section:last-child { border: 0; }
h3 { color: var(--quiet); font: 600 11px/1.4 var(--mono); letter-spacing: 0.06em; text-transform: uppercase; }
.row { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; }
.row > .field { flex: 1 1 5rem; min-inline-size: 0; }
.row > .wide { flex-basis: 100%; }
.row:has(> a, > code) { align-items: center; }
.switches { display: grid; grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr)); gap: 8px; }
.field { display: grid; gap: 3px; }
.field > span { color: var(--quiet); font-size: 12px; }
input, select, textarea {
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--control);
  padding: 4px 8px;
  border: 1px solid var(--edge);
  border-radius: 4px;
  background: #111;
}
input::placeholder { color: #9a9a9a; opacity: 1; }
textarea { padding-block: 6px; font: 12px/1.5 var(--mono); resize: vertical; }
.note { color: var(--quiet); font-size: 12px; overflow-wrap: anywhere; }
.reading { font: 600 15px/1.4 var(--mono); font-variant-numeric: tabular-nums; }

.switch { display: inline-flex; text-align: start; align-items: center; gap: 8px; padding-inline: 8px; border-color: var(--line); background: none; }
.knob { flex: none; position: relative; inline-size: 28px; block-size: 16px; border: 1px solid var(--edge); border-radius: 99px; background: #111; }
.knob::after { content: ''; position: absolute; inset-block: 2px; inset-inline-start: 2px; inline-size: 10px; border-radius: 50%; background: var(--quiet); }
[aria-checked='true'] .knob { border-color: var(--key); background: var(--key); }
[aria-checked='true'] .knob::after { inset-inline: auto 2px; background: var(--on-key); }

.lines { display: grid; list-style: none; }
.lines > li { display: grid; gap: 5px; min-inline-size: 0; padding-block: 8px; border-block-end: 1px solid var(--line); }
.lines > li:last-child { border-block-end: 0; }
.lines > .split { grid-template-columns: 1fr auto; align-items: center; }
.lines > .broken { padding-inline-start: 9px; border-inline-start: 3px solid var(--alarm); }
.headline { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 2px 8px; }
.mark { flex: none; padding: 0 6px; border: 1px solid currentcolor; border-radius: 3px; color: var(--quiet); font: 11px/1.5 var(--mono); }
.mark.good { color: var(--good); }
.mark.warn { color: var(--warn); }
.mark.bad { color: var(--bad); }
code { font: 12px/1.5 var(--mono); overflow-wrap: anywhere; }
.path { flex: 1; }
.payload { display: block; max-block-size: 6rem; overflow: auto; color: var(--quiet); }
.code { padding: 2px 10px; border: 1px solid var(--line); border-radius: 4px; font-size: 18px; letter-spacing: 0.12em; }
.letter { white-space: pre-line; overflow-wrap: anywhere; }
a { color: var(--key); overflow-wrap: anywhere; }
.row > a, .row > code:not(.code) { flex: 1 1 12rem; }
.wrong { color: var(--bad); overflow-wrap: anywhere; }
.injected { color: var(--warn); overflow-wrap: anywhere; }
details { display: grid; gap: 8px; }
summary { min-block-size: var(--control); color: var(--quiet); line-height: var(--control); cursor: pointer; }

[role='status'] { min-block-size: 30px; padding: 6px 12px; border-block-start: 1px solid var(--line); background: #111; color: var(--quiet); font-size: 12px; overflow-wrap: anywhere; }
[role='status']:empty { min-block-size: 0; padding: 0; border: 0; }
[role='status'].trouble { color: var(--bad); }

@media (pointer: coarse) {
  :host { --control: 44px; }
  .icon { inline-size: 44px; block-size: 44px; }
  [role='tab'] { min-block-size: 44px; }
  /* Below 16px, phones zoom in on a focused input. */
  input, select, textarea { font-size: 16px; }
}

/* Clears the phone's bottom bar and the desktop side menu's footer; tablets have neither. */
@media (min-width: 48rem) and (max-width: 63.99rem) {
  .dock { inset-block-end: 12px; }
}

@media (min-width: 900px) {
  .sheet { inset: 0 auto; inline-size: 380px; max-block-size: none; }
  .sheet.right { right: 0; border-width: 0 0 0 1px; box-shadow: -8px 0 32px #0006; }
  .sheet.left { left: 0; border-width: 0 1px 0 0; box-shadow: 8px 0 32px #0006; }
  .swap { display: grid; }
  .hint { display: block; }
}

@media (prefers-reduced-motion: no-preference) {
  .dock { transition: opacity 120ms; }
  .sheet { animation: appear 140ms ease-out; }
  @keyframes appear { from { opacity: 0; } }
}

@media (forced-colors: active) {
  [aria-checked='true'] .knob::after { background: Highlight; }
  [role='tab'][aria-selected='true'] { border-color: Highlight; }
}
`;

let sheet: CSSStyleSheet | undefined;

/** Returns the style sheet that all panels share. It is neutral, dashed and square, so that a panel is not mistaken for part of the site. */
export function panelStyle(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  return sheet;
}
