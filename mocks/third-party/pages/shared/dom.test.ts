// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { h, render } from './dom';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
});

const item = (key: string) => h('li', { key }, key);

describe('rendering', () => {
  it('creates elements, texts and attributes, and skips false ones', () => {
    render(root, h('p', { class: 'a', hidden: false, disabled: true }, 'um ', h('b', {}, 'dois'), false, undefined, ['três']));
    expect(root.innerHTML).toBe('<p class="a" disabled="">um <b>dois</b>três</p>');
  });

  it('escapes texts', () => {
    render(root, h('p', {}, '<img src=x onerror=alert(1)>'));
    expect(root.querySelector('img')).toBeNull();
  });

  it('keeps elements with focus and input when siblings change', () => {
    const view = (note: boolean) => [note && h('p', { key: 'note' }, 'aviso'), h('h1', {}, 'Título'), h('input', { value: 'a' })];
    render(root, view(false));
    const input = root.querySelector('input');
    input?.focus();
    render(root, view(true));
    render(root, view(false));
    expect(root.querySelector('input')).toBe(input);
    expect(document.activeElement).toBe(input);
  });

  it('moves keyed elements instead of recreating them', () => {
    render(root, h('ul', {}, ['a', 'b', 'c'].map(item)));
    const c = root.querySelector('li:last-child');
    render(root, h('ul', {}, ['c', 'a', 'd'].map(item)));
    expect(root.textContent).toBe('cad');
    expect(root.querySelector('li')).toBe(c);
  });

  it('calls the current handler, and none that was removed', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    render(root, h('button', { onclick: first }));
    render(root, h('button', { onclick: second }));
    root.querySelector('button')?.click();
    render(root, h('button', {}));
    root.querySelector('button')?.click();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it('creates SVG elements', () => {
    render(root, h('svg', { viewBox: '0 0 1 1' }, h('path', { d: 'M0 0' })));
    expect(root.querySelector('path')).toBeInstanceOf(SVGElement);
  });
});
