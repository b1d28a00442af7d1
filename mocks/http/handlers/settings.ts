import { MODALS, servicePath } from '../../images/addresses';
import type { TagHandlers } from '../types';

/** Handlers of the world's settings, which are one flat object, and of the paths of the modals' images by name (SPEC N10, N11). */
export const settingsHandlers: TagHandlers<'settings'> = {
  getSettings: ({ world }) => ({ status: 200, body: world.settings }),

  getModalImages: () => ({
    status: 200,
    body: Object.fromEntries(MODALS.map((name) => [name, `/storage/${servicePath(`modals/${name}.webp`, 480)}`])),
  }),
};
