import { RecoverFlow } from '@/features/account/recover/recover-flow';
import { takeResetToken } from '@/features/account/recover/reset-token';
import { TitledPage } from '@/features/page-parts/titled-page';

// When the code of the page is loaded, the token of the mailed link leaves the address, before a request can leak it (SPEC N7).
takeResetToken();

/** Renders the password recovery (SPEC R3, R4). */
export default function Recover() {
  return (
    <TitledPage title="Recuperar senha" section={{ name: 'recover', title: 'a recuperação da senha' }}>
      <RecoverFlow />
    </TitledPage>
  );
}
