import { AccountTabs } from '@/features/account/account-tabs';
import { LastLoginCard } from '@/features/account/activity/last-login-card';
import { PasskeysCard } from '@/features/account/passkeys/passkeys-card';
import { DevicesCard } from '@/features/account/security/devices-card';
import { PasswordCard } from '@/features/account/security/password-card';
import { SecondFactorCard } from '@/features/account/security/second-factor-card';
import { SessionsCard } from '@/features/account/security/sessions-card';
import { TitledPage } from '@/features/page-parts/titled-page';
import { Cards } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders password, second factor, passkeys, trusted devices, last login and sessions (SPEC R25, R26, Q3, Q30, Q31). */
export default function Password() {
  return (
    <TitledPage title="Senha e acesso" tabs={<AccountTabs current="password" />}>
      <Cards>
        <SectionBoundary name="account: password" title="a senha">
          <PasswordCard />
        </SectionBoundary>
        <SectionBoundary name="account: second factor" title="a confirmação em duas etapas">
          <SecondFactorCard />
        </SectionBoundary>
        <SectionBoundary name="account: passkeys" title="as chaves de acesso">
          <PasskeysCard />
        </SectionBoundary>
        <SectionBoundary name="account: devices" title="os aparelhos de confiança">
          <DevicesCard />
        </SectionBoundary>
        <SectionBoundary name="account: last login" title="o último acesso">
          <LastLoginCard />
        </SectionBoundary>
        <SectionBoundary name="account: sessions" title="os acessos">
          <SessionsCard />
        </SectionBoundary>
      </Cards>
    </TitledPage>
  );
}
