import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react';
import { useState } from 'react';

import { Field } from '../ui/field';
import { currencySymbol } from '../format/money';
import type { MoneyFormat } from './money-text';
import { BRAZILIAN, clampedMoney, moneyText, moneyValue, pastedMoney, typedMoney } from './money-text';

interface MoneyFieldProps extends Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'min' | 'max' | 'type' | 'start'> {
  /** Amount in integer cents; null is blank. */
  value: number | null;
  /** Receives integer cents on each key, clamped on blur and on Enter. */
  onChange: (value: number | null) => void;
  /** Format in place of the defaults of SPEC V5. `min` and `max` are in cents. */
  format?: MoneyFormat;
}

/**
 * Renders the field of an amount in the site's currency. Digits enter from the right, as on a till (SPEC V5). Drops the caller's
 * `onPaste`.
 */
export function MoneyField({ value, onChange, format = {}, onBlur, onKeyDown, ...field }: MoneyFieldProps) {
  const [text, setText] = useState(() => moneyText(value, format));
  // A value from the parent replaces the typed text.
  const displayedText = moneyValue(text) === value || (value === null && text === '-') ? text : moneyText(value, format);

  function show(next: string): void {
    setText(next);
    onChange(moneyValue(next));
  }

  function onType({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
    // The caret keeps its distance from the end.
    const distanceFromEnd = input.value.length - (input.selectionStart ?? input.value.length);
    const next = typedMoney(input.value, format);
    if (input.value !== next) input.value = next;
    const position = Math.max(next.length - distanceFromEnd, next.startsWith('-') ? 1 : 0);
    if (input === document.activeElement) input.setSelectionRange(position, position);
    show(next);
  }

  /** Replaces the amount by a pasted one, if all of it is selected or it is zero or empty. Else the browser inserts the text as typed. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const { value: before, selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === before.length;
    if (!isWhole && (moneyValue(before) ?? 0) !== 0) return;
    event.preventDefault();
    show(pastedMoney(event.clipboardData.getData('text'), format));
  }

  function clamp(): void {
    const typed = moneyValue(displayedText);
    const clamped = clampedMoney(typed, format);
    if (clamped !== typed || displayedText === '-') show(moneyText(clamped, format));
  }

  return (
    <Field
      inputMode="numeric"
      autoComplete="off"
      {...field}
      start={currencySymbol()}
      value={displayedText}
      onChange={onType}
      onPaste={onPaste}
      onBlur={(event) => {
        clamp();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') clamp();
        onKeyDown?.(event);
      }}
    />
  );
}

/** Renders the field of an amount as players write it, 1.234,56, which is not negative and may be left blank. */
export function AmountField(props: Omit<MoneyFieldProps, 'format'>) {
  return <MoneyField placeholder="0,00" {...props} format={{ ...BRAZILIAN, negative: false, blank: true }} />;
}
