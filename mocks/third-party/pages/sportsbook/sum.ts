import { h, type VirtualElement } from '../shared/dom';

/** Renders a line of a description list: a label and its amount. */
export function sum(label: string, amount: string): VirtualElement {
  return h('div', { class: 'row' }, h('dt', { class: 'quiet' }, label), h('dd', {}, h('b', {}, amount)));
}
