import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { InstallBar } from './install-bar';
import { useInstallEvent } from './install-event';

afterEach(() => useInstallEvent.setState({ event: undefined }));

test.each([
  ['accepted', 0],
  ['dismissed', 1],
] as const)('an installation that is %s in the dialog of the browser is a refusal %i times', async (outcome, refusals) => {
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve({ outcome }) });
  useInstallEvent.setState({ event });
  const onRefused = vi.fn();
  render(<InstallBar onRefused={onRefused} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Instalar' }));
  await waitFor(() => expect(useInstallEvent.getState().event).toBeUndefined());
  expect(onRefused).toHaveBeenCalledTimes(refusals);
});
