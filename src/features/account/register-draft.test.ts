import { beforeEach, expect, test, vi } from 'vitest';

/** The module as a page finds it that was just opened. */
async function opened() {
  vi.resetModules();
  return import('./register-draft');
}

beforeEach(() => sessionStorage.clear());

test('a draft is taken up where it was, without password and consent', async () => {
  const before = await opened();
  const values = { ...before.draftNow().values, email: 'diego@exemplo.invalid', password: 'outra-senha', termsAccepted: true };
  before.keepDraft({ values, stage: 'access', checked: '93541134780' });
  const after = await opened();
  expect(after.draftNow()).toEqual({ values: { ...values, password: '', termsAccepted: false }, stage: 'access', checked: '93541134780' });
  expect(after.isRegistrationPending()).toBe(true);
});

test('dropped, nothing of it is left', async () => {
  const before = await opened();
  before.keepDraft({ stage: 'access' });
  before.dropDraft();
  expect(sessionStorage.length).toBe(0);
  expect((await opened()).isRegistrationPending()).toBe(false);
});

test.each(['{', 'null', '7', '[]', '{"values":null}', '{"values":{"email":7},"stage":"done","checked":[]}'])(
  'a draft that reads %s begins anew',
  async (kept) => {
    sessionStorage.setItem('register', kept);
    const { draftNow, isRegistrationPending } = await opened();
    expect(draftNow()).toMatchObject({ stage: 'person', checked: '', values: { email: '', phone_code: '55' } });
    expect(isRegistrationPending()).toBe(false);
  },
);

test('the last step belongs to who registered, by CPF or e-mail', async () => {
  const { draftNow, isOwnRegistration, keepDraft } = await opened();
  keepDraft({ stage: 'limits', values: { ...draftNow().values, email: 'Diego@exemplo.invalid', document: '935.411.347-80' } });
  expect(['diego@exemplo.invalid', '93541134780', 'ana@exemplo.invalid'].map((login) => isOwnRegistration(login))).toEqual([
    true,
    true,
    false,
  ]);
});
