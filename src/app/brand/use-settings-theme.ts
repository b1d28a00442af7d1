import { useEffect } from 'react';

import type { Settings } from '@generated/api/model/settings';

import { logFailure } from '@/shared/lib/log';
import { useSetting } from '@/product/settings-query';

/** Applies the settings' theme, if they have colors or a favicon (SPEC E6). If its code cannot be loaded, the brand's theme stays. */
export function useSettingsTheme(): void {
  const theme = useSetting((settings) => (hasTheme(settings) ? settings : null));
  useEffect(() => {
    if (theme === null) return;
    let unsubscribe = () => {};
    let isCancelled = false;
    import('./apply-settings-theme')
      .then(({ applySettingsTheme }) => {
        if (!isCancelled) unsubscribe = applySettingsTheme(theme);
      })
      .catch((error: unknown) => logFailure('The theme of the settings cannot be applied.', error));
    return () => {
      isCancelled = true;
      unsubscribe();
    };
  }, [theme]);
}

const hasTheme = (settings: Settings): boolean =>
  [settings.general_favicon, settings.colors_primary, settings.colors_on_primary, settings.colors_background, settings.colors_surface].some(
    Boolean,
  );
