import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react';
import { useState } from 'react';

import { Field } from '../ui/field';
import type { MoneyFormat } from './money-text';
import { clampedMoney, moneyText, moneyValue, pastedMoney, typedMoney } from './money-text';

interface MoneyFieldProps extends Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'min' | 'max' | 'type' | 'start'> {
  /** Integer cents; null is blank. */
  value: number | null;
  /** Called with integer cents at each key, and clamped when the box is left or Enter is pressed. */
  onChange: (value: number | null) => void;
  /** Departures from the defaults of SPEC V5; pages pass the Brazilian separators. Min and max in cents. */
  format?: MoneyFormat;
}

/** An amount in reais, typed as on a till: digits come in from the right (SPEC V5). */
export function MoneyField({ value, onChange, format = {}, onBlur, onKeyDown, ...field }: MoneyFieldProps) {
  const [text, setText] = useState(() => moneyText(value, format));
  // What is set from outside wins over what was typed.
  const shown = moneyValue(text) === value || (value === null && text === '-') ? text : moneyText(value, format);

  function show(next: string): void {
    setText(next);
    onChange(moneyValue(next));
  }

  function onType({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
    // Digits move in from the right, so the caret keeps its distance from there.
    const behind = input.value.length - (input.selectionStart ?? input.value.length);
    const next = typedMoney(input.value, format);
    if (input.value !== next) input.value = next;
    const place = Math.max(next.length - behind, next.startsWith('-') ? 1 : 0);
    if (input === document.activeElement) input.setSelectionRange(place, place);
    show(next);
  }

  /** Into a part of an amount it is typed like any digits; in place of all of it, it is an amount of its own. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const { value: before, selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === before.length;
    if (!isWhole && (moneyValue(before) ?? 0) !== 0) return;
    event.preventDefault();
    show(pastedMoney(event.clipboardData.getData('text'), format));
  }

  function clamp(): void {
    const typed = moneyValue(shown);
    const clamped = clampedMoney(typed, format);
    if (clamped !== typed || shown === '-') show(moneyText(clamped, format));
  }

  return (
    <Field
      inputMode="numeric"
      autoComplete="off"
      {...field}
      start="R$"
      value={shown}
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
