import { paths } from '@/product/paths';
import { regulation } from '@/product/runtime-config';
import { PageTabs } from '@/product/ui/page-tabs';

const tabs = [
  { name: 'profile', to: paths.account(), label: 'Dados' },
  { name: 'activation', to: paths.userActivation(), label: 'Ativação' },
  { name: 'documents', to: paths.accountDocument(), label: 'Documentos' },
  { name: 'password', to: paths.accountPassword(), label: 'Senha e acesso' },
  { name: 'activity', to: paths.userActivity(), label: 'Atividade' },
  { name: 'privacy', to: paths.userPrivacy(), label: 'Privacidade' },
  { name: 'terms', to: paths.userTerms(), label: 'Termos' },
  { name: 'complaints', to: paths.userComplaints(), label: 'Reclamações' },
] as const;

/** Renders the tabs of the account pages. `activation` is one of them only if accounts are activated in steps (SPEC Q15). */
export function AccountTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  return (
    <PageTabs
      label="Minha conta"
      pages={tabs.filter(({ name }) => name !== 'activation' || regulation().activation === 'steps')}
      current={current}
      wraps
    />
  );
}
