import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { absolute, projectFiles } from '../../scripts/project-files';

/** Files that stub `fetch` by hand. The list may only shrink: new tests use `backend()` of src/api/backend.fixture.ts. */
const STUBS: readonly string[] = [
  'frames/tags/tags.test.ts',
  'mocks/panel/element.test.ts',
  'mocks/third-party/pages/shared/backend.test.ts',
  'src/app/chrome/chrome.fixture.tsx',
  'src/app/errors/retry-page.test.ts',
  'src/app/guards/guards.test.tsx',
  'src/app/hydration.test.tsx',
  'src/app/modals/modals.test.tsx',
  'src/app/pages.test.tsx',
  'src/app/search/site-search.test.tsx',
  'src/app/sections.test.tsx',
  'src/app/session/start-session.test.ts',
  'src/app/updates/guarded-reload.test.ts',
  'src/features/account/account-page.fixture.tsx',
  'src/features/account/activation/activation-cards.test.tsx',
  'src/features/account/documents/document-dialog.test.tsx',
  'src/features/account/form-drafts.test.tsx',
  'src/features/account/invalid-responses.test.tsx',
  'src/features/account/login/exclusion-notice.test.tsx',
  'src/features/account/login/login-form.test.tsx',
  'src/features/account/recover/recover-flow.test.tsx',
  'src/features/account/register/register-dialog.test.tsx',
  'src/features/account/register/register-page.fixture.tsx',
  'src/features/account/second-factor/second-factor-form.test.tsx',
  'src/features/bonuses/bonuses.fixture.tsx',
  'src/features/bonuses/coupons/apply-coupon.test.ts',
  'src/features/bonuses/coupons/coupons.fixture.tsx',
  'src/features/bonuses/pending-bonus-changes.test.tsx',
  'src/features/bonuses/reward-queries.test.ts',
  'src/features/casino/game/game-page.test.tsx',
  'src/features/casino/game/launch/game-launcher.test.tsx',
  'src/features/casino/game/launch/launch-after-reload.test.tsx',
  'src/features/casino/game/launch/plain-game.test.tsx',
  'src/features/casino/home/load-failures.test.tsx',
  'src/features/casino/lobby/lobby.test.tsx',
  'src/features/casino/lobby/scroll-restoration.test.tsx',
  'src/features/casino/search/catalogue.test.ts',
  'src/features/double/bet/betting.test.tsx',
  'src/features/double/bet/cancel-bet.test.tsx',
  'src/features/double/double-page.fixture.tsx',
  'src/features/double/fairness/missing-receipt.test.tsx',
  'src/features/double/fairness/verification.test.tsx',
  'src/features/mines/mines.fixture.tsx',
  'src/features/mines/moves/move-requests.test.ts',
  'src/features/mines/moves/use-moves.test.tsx',
  'src/features/protection/account-closure.test.tsx',
  'src/features/protection/inactivity/inactivity-lock.test.tsx',
  'src/features/protection/limit-history-card.test.tsx',
  'src/features/protection/limit-progress.test.tsx',
  'src/features/protection/limits-card.test.tsx',
  'src/features/protection/reality-check/play-interruptions.test.tsx',
  'src/features/protection/use-protection-mutation.test.tsx',
  'src/features/sports/sportsbook/sportsbook-page.fixture.tsx',
  'src/features/verification/verification-flow.test.tsx',
  'src/features/verification/vpn-dialog.test.tsx',
  'src/features/wallet/bets/bets.test.tsx',
  'src/features/wallet/deposit/deposit-flow.test.tsx',
  'src/features/wallet/transactions/transactions.test.tsx',
  'src/features/wallet/withdraw/pending-cancellations.test.tsx',
  'src/features/wallet/withdraw/withdraw-form.test.tsx',
  'src/features/wallet/withdraw/withdrawals.test.tsx',
  'src/shell/money/use-money-operation.test.tsx',
  'src/shell/settings-query.test.ts',
  'tests/games/mines-lost.test.ts',
  'tests/games/mines-rounds.test.ts',
  'tests/money/sent-requests.test.ts',
  'tests/realtime/network.test.ts',
  'tests/realtime/page.fixture.ts',
  'tests/realtime/site.fixture.ts',
];

/** Tests of the transport, of the service worker and of the session, whose calls are what they test. */
const OWN = /^src\/(api|service-worker|session)\//;

test('only listed tests stub fetch by hand, and every listed one does', () => {
  const stubbing = projectFiles(['src', 'frames', 'mocks', 'tests'])
    .filter((file) => /\.(test|fixture)\.tsx?$/.test(file) && !OWN.test(file))
    .filter((file) => /stubGlobal\('fetch'/.test(readFileSync(absolute(file), 'utf8')));
  expect(stubbing).toEqual(STUBS);
});
