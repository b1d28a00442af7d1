import { MODALS } from '../../art/banner';
import type { HandlersOf } from '../types';

export const settingsHandlers: HandlersOf<'settings'> = {
  getSettings: ({ world }) => ({ status: 200, body: world.settings }),

  getModalImages: () => ({
    status: 200,
    body: Object.fromEntries(MODALS.map((name) => [name, `/storage/modals/${name}.svg`])),
  }),
};
