import { type Child, h, type Props } from '../third-party/pages/shared/dom';

/** Options of a button. `name` replaces its label for screen readers, `off` disables it. */
interface ButtonProps {
  readonly look?: 'main' | 'danger' | 'quiet';
  readonly name?: string;
  readonly id?: string;
  readonly off?: boolean;
  /** True for the selected button of a group. */
  readonly pressed?: boolean;
}

/** Creates a button that submits no form. */
export function button(label: Child, press: () => void, { look, name, id, off, pressed }: ButtonProps = {}): Child {
  const props: Props = {
    type: 'button',
    id,
    class: look,
    'aria-label': name,
    'aria-pressed': pressed === undefined ? undefined : String(pressed),
    disabled: off,
    onclick: press,
  };
  return h('button', props, label);
}

/** Creates a part of a tab with a title, which must be unique there because it is the key. */
export function section(title: string, ...children: Child[]): Child {
  return h('section', { key: title, 'aria-label': title }, h('h3', {}, title), ...children);
}

/** Puts controls side by side. */
export function row(...children: Child[]): Child {
  return h('div', { class: 'row' }, ...children);
}

/** Creates a form, whose name must be unique beside it. Its submission calls `send`, also if a value is invalid. */
export function form(name: string, send: () => void, ...children: Child[]): Child {
  const onsubmit = (event: Event) => {
    event.preventDefault();
    send();
  };
  return h('form', { key: name, class: 'row', 'aria-label': name, novalidate: true, onsubmit }, ...children);
}

/** Creates the button that submits a form. */
export function send(label: string, { look, off }: Pick<ButtonProps, 'look' | 'off'> = {}): Child {
  return h('button', { type: 'submit', class: look, disabled: off }, label);
}

/** Creates a paragraph of explanation. */
export function note(...children: Child[]): Child {
  return h('p', { class: 'note' }, ...children);
}

/** Creates a badge for a status or kind. */
export function badge(text: string, look: 'good' | 'bad' | 'warn' | 'plain' = 'plain'): Child {
  return h('span', { class: `mark ${look}` }, text);
}

/** Creates a list of choices. @param pick receives the value of the chosen one @param width `wide` takes the whole row */
export function select(
  label: string,
  value: string,
  options: readonly (readonly [value: string, text: string])[],
  pick: (value: string) => void,
  width?: 'wide',
): Child {
  const choices = options.map(([option, text]) => h('option', { key: option, value: option }, text));
  return field(label, h('select', { value, onchange: (event) => pick(inputValue(event)) }, choices), width);
}

/** Creates a one-line field. @param change receives each typed value @param props attributes @param width `wide` takes the whole row */
export function textField(label: string, value: string, change: (value: string) => void, props: Props = {}, width?: 'wide'): Child {
  const plain: Props = { type: 'text', autocomplete: 'off', spellcheck: 'false' };
  return field(label, h('input', { ...plain, ...props, value, oninput: (event) => change(inputValue(event)) }), width);
}

/** Creates a field for several lines of code, as tall as its value, from 4 to 12 lines. @param change receives each typed value */
export function codeField(label: string, value: string, change: (value: string) => void): Child {
  const rows = String(Math.min(12, Math.max(4, value.split('\n').length)));
  return field(label, h('textarea', { rows, spellcheck: 'false', value, oninput: (event) => change(inputValue(event)) }));
}

/** Creates a switch. A press only calls `onChange` with the other state: the caller renders it. */
export function toggle(label: string, isOn: boolean, onChange: (isOn: boolean) => void): Child {
  const props: Props = { type: 'button', role: 'switch', class: 'switch', 'aria-checked': String(isOn), onclick: () => onChange(!isOn) };
  return h('button', props, h('span', { class: 'knob', 'aria-hidden': 'true' }), label);
}

/** Creates a summary that unfolds its content, which is rendered only while `isOpen`: the caller keeps the state that `onToggle` receives. */
export function disclosure(summary: string, isOpen: boolean, onToggle: (isOpen: boolean) => void, ...children: Child[]): Child {
  const ontoggle = (event: Event) => {
    const { currentTarget } = event;
    if (currentTarget instanceof HTMLDetailsElement && currentTarget.open !== isOpen) onToggle(currentTarget.open);
  };
  return h('details', { key: summary, open: isOpen, ontoggle }, h('summary', {}, summary), isOpen && children);
}

function field(label: string, control: Child, width = ''): Child {
  return h('label', { class: `field ${width}` }, h('span', {}, label), control);
}

function inputValue({ currentTarget }: Event): string {
  const isField =
    currentTarget instanceof HTMLInputElement || currentTarget instanceof HTMLTextAreaElement || currentTarget instanceof HTMLSelectElement;
  return isField ? currentTarget.value : '';
}
