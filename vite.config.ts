import { defineConfig } from 'vite';

import { settingsFromEnvironment } from './scripts/site/settings';
import { siteViteConfig } from './scripts/site/vite';

export default defineConfig((environment) => siteViteConfig(settingsFromEnvironment(process.env), environment));
