import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { logFailure } from '@/shared/lib/log';
import { settingsQuery } from '@/shell/settings-query';

/** Puts the look that the settings name over the brand's (SPEC E6), once it is known; the first paint never waits. */
export function useSettingsTheme(): void {
  const { data } = useQuery(settingsQuery());
  const named = [data?.general_favicon, data?.colors_primary, data?.colors_on_primary, data?.colors_background, data?.colors_surface];
  const hasLook = named.some(Boolean);
  useEffect(() => {
    if (data === undefined || !hasLook) return;
    let ends = () => {};
    let over = false;
    import('./apply-settings-theme')
      .then(({ applySettingsTheme }) => {
        if (!over) ends = applySettingsTheme(data);
      })
      // Of the code, or of a setting that is no colour or address.
      .catch((error: unknown) => logFailure('The look of the settings cannot be used; the brand has its own.', error));
    return () => {
      over = true;
      ends();
    };
  }, [data, hasLook]);
}
