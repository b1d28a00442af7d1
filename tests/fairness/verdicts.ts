import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** From the moment when the evidence is complete. */
export const RED_WITHIN_MS = 5000;

const red = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /[Nn]ão confere/ });

/** Expects a red verdict in time. */
export async function expectRed(page: Page): Promise<void> {
  await expect(red(page).first()).toBeVisible({ timeout: RED_WITHIN_MS });
}

export async function expectNoRed(page: Page): Promise<void> {
  await expect(red(page)).toHaveCount(0);
}
