/** Fields that password managers fill. */
const FILLED = 'input[type="password"], input[autocomplete*="password"], input[autocomplete*="username"]';

/**
 * When a form is submitted, first dispatches an `input` event for each value that a password manager has set without one: React and the
 * form would not know it.
 *
 * @returns an unsubscribe function
 */
export function reportFilledValues(): () => void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const known = new WeakMap<EventTarget, string>();
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) known.set(target, target.value);
  };
  const onSubmit = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const input of target.querySelectorAll<HTMLInputElement>(FILLED)) {
      const { value } = input;
      if (value === (known.get(input) ?? '')) continue;
      // React compares with the last value that was set through the element, and ignores an event without a change.
      input.value = '';
      setValue?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  document.addEventListener('input', onInput, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
  return () => {
    document.removeEventListener('input', onInput, { capture: true });
    document.removeEventListener('submit', onSubmit, { capture: true });
  };
}
