import type { Locator, Page } from '@playwright/test';

import type { Prng } from '../money/prng';
import type { ShownLabel } from './shown';
import type { Session } from './stand-in';

interface Item {
  readonly id: string;
}
type List = { readonly data: readonly Item[] };

/** Page that moves money, with its operations. */
export interface Kind {
  /** Returns the path of the page. */
  readonly path: (session: Session) => Promise<string>;
  /** Prepares the player before the page is opened. */
  readonly prepare?: (session: Session) => Promise<unknown>;
  /** Fills in a random operation. Returns the button that sends it; undefined if none can be sent now. May reject with a timeout. */
  readonly button: (page: Page, prng: Prng) => Promise<Locator | undefined>;
  /** Returns the effects of the operations on the server, each beginning with the label of its report. */
  readonly effects: (session: Session) => Promise<string[]>;
  /** Labels of the reports, for operations of which each key creates one thing. */
  readonly labels: readonly ShownLabel[];
  /** Returns facts as the page shows them, and as the server knows them. They must be equal. */
  readonly facts?: (page: Page, session: Session) => Promise<readonly [shown: unknown, actual: unknown]>;
  /** Waits for the end of a request that the site does not show by `aria-busy`, because a third party sends it. */
  readonly beforeLeaving?: (page: Page) => Promise<void>;
  /** Repeats operations that a third party stores. Returns true if none is pending. */
  readonly resolveForeign?: (page: Page) => Promise<boolean>;
  /** Opens the place of the page that shows a pending operation, by the name under which it is stored. */
  readonly reveal?: (page: Page, name: string, session: Session) => Promise<void>;
  /**
   * Returns true if a pending operation can no longer be resolved: a withdrawal to cancel is processed already, or a bonus to activate is
   * no longer held.
   */
  readonly isMoot?: (session: Session, name: string) => Promise<boolean>;
}

/** Timeout of the content of a third party, which is in a frame within a frame. */
const FRAME_TIMEOUT_MS = 15_000;
/** Timeout of a control on a page that has loaded. */
const SHOWN_TIMEOUT_MS = 300;
/** Timeout of sending a sports bet, and of repeating it until its outcome is known. */
const SETTLE_TIMEOUT_MS = 6000;
const QUICK = { timeout: 1000 };
const list = async (session: Session, path: string) => ((await session.get(path)) as List).data;
const isShown = (element: Locator) =>
  element
    .first()
    .waitFor({ timeout: SHOWN_TIMEOUT_MS })
    .then(
      () => true,
      () => false,
    );
const isEnabled = async (button: Locator) =>
  (await isShown(button)) && (await button.getAttribute('aria-disabled', QUICK)) !== 'true' && (await button.isEnabled(QUICK));
const ifEnabled = async (button: Locator) => ((await isEnabled(button)) ? button : undefined);
const main = (page: Page) => page.getByRole('main');
/** Returns the id in a stored name such as `activate 5 usr_1`, which ends with the player's id. */
const lastWord = (name: string) => name.split(' ').at(-2) ?? '';

const deposit: Kind = {
  path: () => Promise.resolve('/user/wallet/deposit'),
  labels: ['deposit'],
  async button(page, prng) {
    const other = main(page).getByRole('button', { name: 'Depositar outro valor' });
    const amount = prng.pick(['R$ 20,00', 'R$ 50,00']);
    const preset = main(page).getByRole('button', { name: amount, exact: true });
    if (!(await isShown(other.or(preset)))) return undefined;
    if ((await other.count()) > 0) await other.click(QUICK);
    await preset.click(QUICK);
    return ifEnabled(main(page).getByRole('button', { name: 'Gerar código PIX' }));
  },
  effects: async (session) => (await session.account()).deposits.map(({ id }) => `deposit ${id}`),
};

const withdraw: Kind = {
  path: () => Promise.resolve('/user/wallet/withdraw'),
  prepare: (session) => session.addPixKey(),
  labels: ['withdraw', 'cancel'],
  async button(page, prng) {
    if (prng.chance(0.35)) {
      const cancel = main(page).getByRole('button', { name: 'Cancelar saque' }).first();
      if (!(await isEnabled(cancel))) return undefined;
      await cancel.click(QUICK);
      return ifEnabled(main(page).getByRole('group', { name: 'Confirmação' }).getByRole('button', { name: 'Cancelar saque' }));
    }
    const amount = main(page).getByLabel('Valor do saque');
    if (!(await isShown(amount))) return undefined;
    await amount.fill(prng.pick(['1000', '2000']), QUICK);
    return ifEnabled(main(page).getByRole('button', { name: /^Sacar R\$\s\d+,00$/ }));
  },
  async effects(session) {
    const { withdrawals } = await session.account();
    const cancelled = withdrawals.filter(({ status }) => status === 'cancelled');
    return [...withdrawals.map(({ id }) => `withdraw ${id}`), ...cancelled.map(({ id }) => `cancel ${id}`)];
  },
  facts: async (page, session) => [await main(page).locator('details').count(), (await session.account()).withdrawals.length],
  isMoot: async (session, name) => {
    const { withdrawals } = await session.account();
    return withdrawals.some(({ id, status }) => id === lastWord(name) && status === 'processing');
  },
};

const coupon: Kind = {
  path: () => Promise.resolve('/user/coupon'),
  labels: ['coupon'],
  async button(page, prng) {
    const code = main(page).getByLabel('Código do cupom');
    if (!(await isShown(code))) return undefined;
    await code.fill(prng.pick(['GIRO10', 'BEMVINDO', 'NADA']), QUICK);
    return ifEnabled(main(page).getByRole('button', { name: 'Ativar cupom' }));
  },
  async effects(session) {
    const { coupons } = await session.account();
    return coupons.filter(({ appliedAt }) => appliedAt !== null).map(({ coupon: { code } }) => `coupon ${code}`);
  },
};

/** Names of the bonuses that are granted before the page is opened. */
const GIFTS = ['Giro um', 'Giro dois', 'Giro três'] as const;
/** Texts of the actions of a bonus: of the button on its card, and of the title and the button of the dialog that it opens. */
const BONUS_ACTIONS = {
  activate: { open: 'Usar bônus', title: 'Usar este bônus?', yes: 'Usar bônus' },
  redeem: { open: 'Resgatar', title: 'Resgatar bônus?', yes: 'Resgatar' },
  exclude: { open: 'Excluir', title: 'Excluir bônus?', yes: 'Excluir bônus' },
} as const;

const bonus: Kind = {
  path: () => Promise.resolve('/user/bonus'),
  prepare: async (session) => {
    // The amounts differ, so that no two reports are equal.
    for (const [index, name] of GIFTS.entries()) await session.grantBonus(name, 1500 + index * 100);
  },
  labels: ['redeem', 'exclude'],
  async button(page, prng) {
    const { open, title, yes } = BONUS_ACTIONS[prng.pick<keyof typeof BONUS_ACTIONS>(['activate', 'redeem', 'exclude'])];
    const dialog = page.getByRole('dialog');
    if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    const card = main(page).getByRole('region', { name: prng.pick([...GIFTS, 'Bônus por apostas']) });
    const opener = card.getByRole('button', { name: open, exact: true });
    if (!(await isEnabled(opener))) return undefined;
    await opener.click(QUICK);
    const answer = page.getByRole('dialog', { name: title }).getByRole('button', { name: yes, exact: true });
    await answer.waitFor(QUICK);
    return ifEnabled(answer);
  },
  async effects(session) {
    const { bonuses } = (await session.account()).wallet;
    const redeemed = bonuses.filter(({ status }) => status === 'redeemed');
    const excluded = bonuses.filter(({ status }) => status === 'given_up');
    return [...redeemed.map(({ id }) => `redeem ${id}`), ...excluded.map(({ id }) => `exclude ${id}`)];
  },
  async reveal(page, name, session) {
    const action = (['activate', 'exclude'] as const).find((one) => name.startsWith(one));
    if (action === undefined) return;
    const held = (await session.account()).wallet.bonuses.filter(({ status }) => status === 'held');
    const one = held.find(({ id }) => id === lastWord(name));
    if (one === undefined || (await page.getByRole('dialog').count()) > 0) return;
    const opener = main(page)
      .getByRole('region', { name: one.name })
      .getByRole('button', { name: BONUS_ACTIONS[action].open, exact: true });
    if (await isEnabled(opener)) await opener.click(QUICK);
  },
  isMoot: async (session, name) => {
    const { bonuses } = (await session.account()).wallet;
    const one = bonuses.find(({ id }) => id === lastWord(name));
    return name.startsWith('activate') && one?.status !== 'held';
  },
};

const optIn: Kind = {
  path: async (session) => {
    const promotions = await list(session, '/v2/promotions');
    return `/promotions/${promotions[0]?.id ?? ''}`;
  },
  labels: [],
  button: (page) => ifEnabled(main(page).getByRole('button', { name: 'Participar', exact: true })),
  effects: () => Promise.resolve([]),
  facts: async (page, session) => {
    const { data } = (await session.get(`/v2${new URL(page.url()).pathname}`)) as { data: { opted_in: boolean } };
    return [(await main(page).getByText('Você participa').count()) > 0, data.opted_in];
  },
};

const mines: Kind = {
  path: () => Promise.resolve('/games/mines'),
  labels: [],
  async button(page, prng) {
    const cashOut = page.getByRole('button', { name: /^Parar e levar/ });
    if (!(await isShown(page.getByRole('button', { name: /^(Apostar|Parar e levar)/ })))) return undefined;
    if ((await cashOut.count()) === 0) return ifEnabled(page.getByRole('button', { name: /^Apostar/ }));
    if (prng.chance(0.3)) return ifEnabled(cashOut);
    const closed = page.getByRole('grid', { name: 'Tabuleiro' }).getByRole('button', { name: /fechada$/ });
    return closed.nth(prng.integer(0, Math.max(0, (await closed.count()) - 1)));
  },
  effects: () => Promise.resolve([]),
  facts: async (page, session) => {
    const current = (await session.get('/api/mini-games/mines/current')) as { data: { revealed: readonly number[] } } | null;
    const isOpen = (await page.getByRole('button', { name: /^Parar e levar/ }).count()) > 0;
    const gems = page.getByRole('grid', { name: 'Tabuleiro' }).getByRole('button', { name: /: diamante$/ });
    return [isOpen ? await gems.count() : null, current?.data.revealed.length ?? null];
  },
};

const double: Kind = {
  path: () => Promise.resolve('/games/double'),
  labels: [],
  async button(page, prng) {
    if (prng.chance(0.3)) {
      const back = main(page)
        .getByRole('button', { name: /^Retirar R\$/ })
        .first();
      return ifEnabled(back);
    }
    return ifEnabled(main(page).getByRole('button', { name: new RegExp(`^Apostar R\\$.+ no ${prng.pick(['vermelho', 'preto'])}`) }));
  },
  effects: () => Promise.resolve([]),
  isMoot: () => Promise.resolve(false),
};

const sending = (page: Page) => page.frameLocator('iframe[title="Apostas esportivas"]').getByRole('button', { name: 'Enviando…' });

const sports: Kind = {
  path: () => Promise.resolve('/sports'),
  labels: ['sports'],
  async button(page) {
    const book = page.frameLocator('iframe[title="Apostas esportivas"]');
    await book.locator('.event .odds').first().waitFor({ timeout: FRAME_TIMEOUT_MS });
    const repeat = book.getByRole('button', { name: 'Verificar aposta' });
    if ((await repeat.count()) > 0) return repeat;
    if ((await book.locator('.selection').count()) === 0) {
      const odds = book.locator('.event:has(.when:not(.on)) .odds:not([disabled])').first();
      if ((await odds.count()) === 0) return undefined;
      await odds.click(QUICK);
      await book.getByRole('textbox', { name: 'Valor' }).fill('1000', QUICK);
    }
    return ifEnabled(book.getByRole('button', { name: /^(Apostar|Aceitar)/ }));
  },
  async beforeLeaving(page) {
    await sending(page).waitFor({ state: 'detached', timeout: SETTLE_TIMEOUT_MS });
  },
  async resolveForeign(page) {
    const book = page.frameLocator('iframe[title="Apostas esportivas"]');
    // The balance is shown together with the player's bets, which decide whether a bet is pending.
    await book.locator('.balance').waitFor({ timeout: FRAME_TIMEOUT_MS });
    const repeat = book.getByRole('button', { name: 'Verificar aposta' });
    for (const end = Date.now() + SETTLE_TIMEOUT_MS; Date.now() < end; await repeat.click(QUICK).catch(() => undefined))
      if (!(await isShown(repeat.or(sending(page))))) return true;
    return false;
  },
  effects: async (session) => (await list(session, '/api/sports/bets')).map(({ id }) => `sports ${id}`),
};

/** All kinds by name. `runSchedule` selects one by the seed and their order. */
export const KINDS = { deposit, withdraw, coupon, bonus, 'opt-in': optIn, mines, double, sports } as const;
export type KindName = keyof typeof KINDS;
