// Configuration of the site's build, preview and development server, with the settings of the environment (scripts/site/settings.ts).
import { defineConfig } from 'vite';

import { settingsFromEnvironment } from './scripts/site/settings';
import { siteViteConfig } from './scripts/site/vite';

export default defineConfig((environment) => siteViteConfig(settingsFromEnvironment(process.env), environment));
