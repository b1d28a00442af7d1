import type { KeyboardEvent } from 'react';
import { useState } from 'react';

interface ActiveOption {
  /** Index of the active option, -1 if there is none. */
  readonly index: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Moves the active option of a combobox by arrow keys, around its ends, and presses it on Enter. The first result of a search is
 * active at once.
 *
 * @param text text of the search, empty for suggestions, of which none is active at first. Another text resets the active option
 * @param count number of options
 * @param optionId returns the id of an option's element
 */
export function useActiveOption(text: string, count: number, optionId: (index: number) => string): ActiveOption {
  const [chosen, setChosen] = useState({ text, index: -1 });
  const first = text === '' ? -1 : 0;
  const index = Math.min(chosen.text === text && chosen.index >= 0 ? chosen.index : first, count - 1);
  return {
    index,
    onKeyDown: (event) => {
      // Enter may confirm a word of an input method.
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        document.getElementById(optionId(index))?.click();
        return;
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || count === 0) return;
      event.preventDefault();
      const next = index === -1 && step === -1 ? count - 1 : (index + step + count) % count;
      setChosen({ text, index: next });
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    },
  };
}
