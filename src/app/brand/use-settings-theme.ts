import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { logFailure } from '@/shared/lib/log';
import { settingsQuery } from '@/shell/settings-query';

/** Applies the settings' theme (SPEC E6). */
export function useSettingsTheme(): void {
  const { data } = useQuery(settingsQuery());
  const values = [data?.general_favicon, data?.colors_primary, data?.colors_on_primary, data?.colors_background, data?.colors_surface];
  const hasTheme = values.some(Boolean);
  useEffect(() => {
    if (data === undefined || !hasTheme) return;
    let unsubscribe = () => {};
    let isCancelled = false;
    import('./apply-settings-theme')
      .then(({ applySettingsTheme }) => {
        if (!isCancelled) unsubscribe = applySettingsTheme(data);
      })
      .catch((error: unknown) => logFailure('The theme of the settings cannot be applied.', error));
    return () => {
      isCancelled = true;
      unsubscribe();
    };
  }, [data, hasTheme]);
}
