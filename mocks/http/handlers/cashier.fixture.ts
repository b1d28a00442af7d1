import type { components } from '@generated/schema';

import { testApp } from '../app.fixture';

type Schemas = components['schemas'];

/**
 * Creates a backend and a logged-in player who can pay in and out. `deposit` and `withdraw` return the response, also that of a refusal.
 * The other functions expect success; `addKey` adds the player's CPF as a PIX key and returns its id. `heard` collects the events, without
 * those of live tables and double. The parameter `key` is an idempotency key; amounts are in cents.
 */
export async function anaAtTheCashier() {
  const app = testApp();
  const token = await app.logIn();
  const deposit = async (body: object, key?: string) =>
    app.call('createDeposit', {
      token,
      body: { method: 'pix', ...body },
      ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
    });
  const startDeposit = async (amount: number) => ((await deposit({ amount })).body as Schemas['DepositAnswer']).data;
  const wallet = async () => ((await app.call('getWallet', { token })).body as Schemas['WalletAnswer']).data;
  const addKey = async () => {
    const { body } = await app.call('createPixKey', { token, body: { type: 'cpf', key: '529.982.247-25' } });
    return (body as Schemas['PixKeyAnswer']).data.id;
  };
  const withdraw = async (amount: number, keyId: string, key?: string) =>
    app.call('createWithdrawal', {
      token,
      body: { amount, pix_key_id: keyId },
      ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
    });
  const transactions = async (query = '') =>
    ((await app.call('listTransactions', { token, query })).body as Schemas['TransactionList']).data;
  const heard: { name: string; payload: unknown }[] = [];
  app.world.events.subscribe(({ channel, name, payload }) => {
    if (channel !== 'games.double' && name !== 'LiveTableResultEvent') heard.push({ name, payload });
  });
  return { ...app, token, deposit, startDeposit, wallet, addKey, withdraw, transactions, heard };
}
