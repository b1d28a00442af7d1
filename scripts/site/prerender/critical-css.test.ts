import { expect, it } from 'vitest';

import { criticalCss } from './critical-css';

const PAGE = '<header class="head wide"><a class="mark">x</a></header><p class="calm">y</p>';
const critical = (css: string) => criticalCss(css, PAGE);

it.each([
  ['a class of the page', '.head{color:red}'],
  ['a tag of the page, the root and everything', 'a{color:red}:root{--a:1}*{margin:0}html{color:red}'],
  ['a negation', '.head:not(.gone){color:red}'],
  ['alternatives', '.head:is(.gone,.wide){color:red}'],
  ['an attribute', '.head[data-open]{color:red}'],
  ['the content of an at-rule', '@media (min-width:48rem){.head{color:red}}'],
  ['fonts', '@font-face{font-family:"A;{}";src:url(a.woff2)}'],
  ['keyframes that are used', '.calm{animation:1s breathe}@keyframes breathe{50%{opacity:.5}}'],
  ['braces in a string', '.head:before{content:"}"}'],
])('keeps %s', (_, css) => {
  expect(critical(css)).toBe(css);
});

it.each([
  ['a class that is not in the page', '.gone{color:red}'],
  ['a selector that is only partly in the page', '.head .gone{color:red}.head-line{color:red}'],
  ['a tag that is not in the page', 'dialog{color:red}'],
  ['rules for interaction', '.mark:hover{color:red}.mark:focus-visible{color:red}dialog::backdrop{color:red}'],
  ['an empty at-rule', '@media print{.gone{color:red}}'],
  ['unused keyframes', '@keyframes spin{to{rotate:1turn}}'],
  ['comments', '/*! of someone */'],
])('drops %s', (_, css) => {
  expect(critical(css)).toBe('');
});

it('keeps only the matching selectors of a list', () => {
  expect(critical('.gone,.head,.mark:hover{color:red}')).toBe('.head{color:red}');
});
