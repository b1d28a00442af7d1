// Dredd hooks: a login, the token for each call, and ids from earlier responses.
const { appendFileSync } = require('node:fs');
const hooks = require('hooks');

const { DREDD_OUT, DREDD_SERVER } = process.env;
const ids = {};
let token = '';

/** Source of the id in a path, by operation. */
const FROM = {
  getGame: 'listGames',
  launchGame: 'listGames',
  addFavoriteGame: 'listGames',
  removeFavoriteGame: 'listGames',
  getProvider: 'listProviders',
  getDeposit: 'createDeposit',
  getWithdrawal: 'createWithdrawal',
  cancelWithdrawal: 'createWithdrawal',
  deletePixKey: 'createPixKey',
  readNotification: 'listNotifications',
  activateBonus: 'listBonuses',
  listBonusContributions: 'listBonuses',
};

const idIn = (value) => {
  if (Array.isArray(value)) return idIn(value[0]);
  if (typeof value !== 'object' || value === null) return undefined;
  return value.id ?? value.transaction_id ?? idIn(value.data);
};

hooks.beforeAll((transactions, done) => {
  const body = JSON.stringify({ email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: 'palpite2026' });
  void fetch(`${DREDD_SERVER}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body,
  })
    .then((answer) => answer.json())
    .then(({ access_token: given }) => (token = given))
    .catch(() => undefined)
    .then(() => done());
});

hooks.beforeEach((transaction, done) => {
  // The converted contract uses operation ids as summaries.
  const operation = transaction.origin.actionName;
  transaction.operation = operation;
  transaction.request.headers.Authorization = `Bearer ${token}`;
  transaction.request.headers.Accept = 'application/json';
  const id = ids[FROM[operation]];
  if (id !== undefined) transaction.fullPath = transaction.fullPath.replace(/\/x(?=\/|$)/, `/${id}`);
  if (operation === 'createWithdrawal' && ids.createPixKey !== undefined)
    transaction.request.body = JSON.stringify({ amount: 3000, pix_key_id: ids.createPixKey });
  if (operation === 'createPixKey') transaction.request.body = JSON.stringify({ type: 'email', key: 'ana@exemplo.invalid' });
  done();
});

hooks.afterEach((transaction, done) => {
  const { real, test, operation } = transaction;
  try {
    ids[operation] = idIn(JSON.parse(real.body));
  } catch {
    // Not JSON, so there is no id.
  }
  const valid = test?.valid === true;
  const fields = Object.entries(transaction.results?.fields ?? {}).filter(([, { valid: well }]) => !well);
  const reported = fields.flatMap(([name, { errors }]) => (errors ?? []).map(({ message }) => ({ field: name, message })));
  appendFileSync(DREDD_OUT, `${JSON.stringify({ operation, valid, errors: reported, message: test?.message ?? '' })}\n`);
  done();
});
