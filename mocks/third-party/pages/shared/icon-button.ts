import { h, type Props, type VirtualElement } from './dom';
import { icon, type IconName } from './icons';

/** Renders a button that shows an icon alone. @param label name for screen readers */
export function iconButton(label: string, name: IconName, onclick: () => void, { class: look = '', ...more }: Props = {}): VirtualElement {
  const props: Props = { type: 'button', class: `bare middle icon-button ${String(look)}`.trim(), 'aria-label': label, onclick, ...more };
  return h('button', props, icon(name, 22));
}
