import { expect, it } from 'vitest';

import { criticalCss } from './critical-css';

const PAGE = '<header class="head wide"><a class="mark">x</a></header><p class="calm">y</p>';
const of = (css: string) => criticalCss(css, PAGE, 'mare');

it.each([
  ['a class of the page', '.head{color:red}'],
  ['a tag of the page, the root and everything', 'a{color:red}:root{--a:1}*{margin:0}html{color:red}'],
  ['what must not be there', '.head:not(.gone){color:red}'],
  ['one of several', '.head:is(.gone,.wide){color:red}'],
  ['an attribute', '.head[data-open]{color:red}'],
  ['what stands inside', '@media (min-width:48rem){.head{color:red}}'],
  ['fonts', '@font-face{font-family:"A;{}";src:url(a.woff2)}'],
  ["the brand's own tokens", ':root[data-brand=mare]{--a:1}'],
  ['a movement that is used', '.calm{animation:1s breathe}@keyframes breathe{50%{opacity:.5}}'],
  ['braces in a string', '.head:before{content:"}"}'],
])('keeps %s', (_, css) => {
  expect(of(css)).toBe(css);
});

it.each([
  ['a class that the page has not', '.gone{color:red}'],
  ['a part of what the page has', '.head .gone{color:red}.head-line{color:red}'],
  ['a tag that the page has not', 'dialog{color:red}'],
  ["another brand's tokens", ':root[data-brand=ipe]{--a:1}'],
  ['what follows from a doing', '.mark:hover{color:red}.mark:focus-visible{color:red}dialog::backdrop{color:red}'],
  ['an empty at-rule', '@media print{.gone{color:red}}'],
  ['a movement that nothing makes', '@keyframes spin{to{rotate:1turn}}'],
  ['comments', '/*! of someone */'],
])('leaves out %s', (_, css) => {
  expect(of(css)).toBe('');
});

it('keeps of a list what the page has', () => {
  expect(of('.gone,.head,.mark:hover{color:red}')).toBe('.head{color:red}');
});
