import { useEffect } from 'react';

import { isSearchKey } from '@/features/site-search/search-shortcut';
import { openModal, useModalStore } from '@/product/modal-store';

/** Opens the search of the site with the key `/` (SPEC S25), unless a dialog is open. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (useModalStore.getState().stack.length > 0 || !isSearchKey(event)) return;
      // Otherwise the key is typed into the field.
      event.preventDefault();
      openModal({ name: 'search' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
