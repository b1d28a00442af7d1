import { type Child, h, type Props, type VirtualElement } from './dom';

/** Renders a button with a text. @param more `class` adds to the class `button`; other properties are its own */
export function button(text: Child, onclick: () => void, { class: look, ...more }: Props = {}): VirtualElement {
  return h('button', { type: 'button', class: look === undefined ? 'button' : `button ${String(look)}`, onclick, ...more }, text);
}

/** Choice of a group, of which one is pressed. */
interface Choice {
  readonly text: string;
  readonly isChosen: boolean;
  readonly isLocked?: boolean;
  choose(): void;
}

/**
 * Renders a group of buttons that choose one of several values.
 *
 * @param label name for screen readers, and key of the element, which no sibling may have
 * @param look class of the group
 * @param before content before the buttons
 */
export function choiceGroup(label: string, look: string, choices: readonly Choice[], before?: Child): VirtualElement {
  const buttons = choices.map(({ text, isChosen, isLocked, choose }) =>
    button(text, choose, { disabled: isLocked, 'aria-pressed': String(isChosen) }),
  );
  return h('div', { key: label, class: look, role: 'group', 'aria-label': label }, before, buttons);
}
