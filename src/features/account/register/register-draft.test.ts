import { beforeEach, expect, test, vi } from 'vitest';

async function loadDraft() {
  vi.resetModules();
  return import('./register-draft');
}

beforeEach(() => sessionStorage.clear());

test('a draft is restored without password and consent', async () => {
  const before = await loadDraft();
  const values = { ...before.getRegisterDraft().values, email: 'diego@exemplo.invalid', password: 'outra-senha', termsAccepted: true };
  before.updateRegisterDraft({ values, step: 'access', checkedCpf: '93541134780' });
  const after = await loadDraft();
  expect(after.getRegisterDraft()).toEqual({
    values: { ...values, password: '', termsAccepted: false },
    step: 'access',
    checkedCpf: '93541134780',
  });
  expect(after.isRegistrationPending()).toBe(true);
});

test('a draft in the storage format of earlier builds is restored', async () => {
  const values = { document: '935.411.347-80', name: 'Diego Alves', birthday: '28/02/1994', email: '', phone_code: '351', phone: '' };
  sessionStorage.setItem('register', JSON.stringify({ stage: 'access', checked: '93541134780', values }));
  const { getRegisterDraft, updateRegisterDraft } = await loadDraft();
  expect(getRegisterDraft()).toMatchObject({ step: 'access', checkedCpf: '93541134780', values });
  updateRegisterDraft({});
  expect(JSON.parse(sessionStorage.getItem('register') ?? '')).toMatchObject({ stage: 'access', checked: '93541134780', values });
});

test('a cleared draft leaves nothing in storage', async () => {
  const before = await loadDraft();
  before.updateRegisterDraft({ step: 'access' });
  before.clearRegisterDraft();
  expect(sessionStorage.length).toBe(0);
  expect((await loadDraft()).isRegistrationPending()).toBe(false);
});

test.each(['{', 'null', '7', '[]', '{"values":null}', '{"values":{"email":7},"stage":"done","checked":[]}'])(
  'an invalid stored draft %s is ignored',
  async (stored) => {
    sessionStorage.setItem('register', stored);
    const { getRegisterDraft, isRegistrationPending } = await loadDraft();
    expect(getRegisterDraft()).toMatchObject({ step: 'person', checkedCpf: '', values: { email: '', phone_code: '55' } });
    expect(isRegistrationPending()).toBe(false);
  },
);

test('the last step belongs to the registered player, by CPF or e-mail', async () => {
  const { getRegisterDraft, isOwnRegistration, updateRegisterDraft } = await loadDraft();
  updateRegisterDraft({
    step: 'limits',
    values: { ...getRegisterDraft().values, email: 'Diego@exemplo.invalid', document: '935.411.347-80' },
  });
  expect(['diego@exemplo.invalid', '93541134780', 'ana@exemplo.invalid'].map((login) => isOwnRegistration(login))).toEqual([
    true,
    true,
    false,
  ]);
});
