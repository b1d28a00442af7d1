import { useState } from 'react';

import { CheckboxField } from '@/shared/forms/checkbox-field';
import { useMediaQuery } from '@/shared/lib/use-media-query';

import { isSearchKeyOn, setSearchKey } from './search-shortcut';

/** Renders a switch for the key that opens the search (WCAG 2.1.4), on devices that probably have a keyboard. */
export function SearchKeySetting() {
  const [isOn, setOn] = useState(isSearchKeyOn);
  if (!useMediaQuery('(hover: hover) and (pointer: fine)')) return null;
  return (
    <CheckboxField
      label="Abrir a busca com a tecla /"
      checked={isOn}
      onChange={(event) => {
        setSearchKey(event.target.checked);
        setOn(event.target.checked);
      }}
    />
  );
}
