import { beforeEach, expect, test, vi } from 'vitest';

/** The module as a page finds it that was just opened. */
async function opened() {
  vi.resetModules();
  return import('./register-draft');
}

beforeEach(() => sessionStorage.clear());

test('a draft is taken up where it was, without password and consent', async () => {
  const before = await opened();
  const values = { ...before.getRegisterDraft().values, email: 'diego@exemplo.invalid', password: 'outra-senha', termsAccepted: true };
  before.updateRegisterDraft({ values, stage: 'access', checked: '93541134780' });
  const after = await opened();
  expect(after.getRegisterDraft()).toEqual({
    values: { ...values, password: '', termsAccepted: false },
    stage: 'access',
    checked: '93541134780',
  });
  expect(after.isRegistrationPending()).toBe(true);
});

test('dropped, nothing of it is left', async () => {
  const before = await opened();
  before.updateRegisterDraft({ stage: 'access' });
  before.clearRegisterDraft();
  expect(sessionStorage.length).toBe(0);
  expect((await opened()).isRegistrationPending()).toBe(false);
});

test.each(['{', 'null', '7', '[]', '{"values":null}', '{"values":{"email":7},"stage":"done","checked":[]}'])(
  'a draft that reads %s begins anew',
  async (kept) => {
    sessionStorage.setItem('register', kept);
    const { getRegisterDraft, isRegistrationPending } = await opened();
    expect(getRegisterDraft()).toMatchObject({ stage: 'person', checked: '', values: { email: '', phone_code: '55' } });
    expect(isRegistrationPending()).toBe(false);
  },
);

test('the last step belongs to who registered, by CPF or e-mail', async () => {
  const { getRegisterDraft, isOwnRegistration, updateRegisterDraft } = await opened();
  updateRegisterDraft({
    stage: 'limits',
    values: { ...getRegisterDraft().values, email: 'Diego@exemplo.invalid', document: '935.411.347-80' },
  });
  expect(['diego@exemplo.invalid', '93541134780', 'ana@exemplo.invalid'].map((login) => isOwnRegistration(login))).toEqual([
    true,
    true,
    false,
  ]);
});
