import { h, type Props, type VirtualElement } from './dom';
import { icon, type IconName } from './icons';

/** Renders a button that shows an icon alone. @param label name for screen readers */
export function iconButton(label: string, name: IconName, onclick: () => void, props: Props = {}): VirtualElement {
  return h('button', { type: 'button', class: 'icon-button', 'aria-label': label, onclick, ...props }, icon(name, 22));
}
