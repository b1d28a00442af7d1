// Separate chunk: loaded only while a section is closed.
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { buttonClass } from '@/shared/ui/button';
import type { IconName } from '@/shared/ui/icon-paths';
import { Notice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import type { Section } from '@/product/sections';

const TEXTS: Readonly<Record<Section, { icon: IconName; heading: string; title: string; text: string }>> = {
  casino_enabled: {
    icon: 'dice',
    heading: 'Cassino',
    title: 'O cassino está fechado',
    text: 'Seu saldo está seguro, e você pode sacar quando quiser. Uma rodada aberta continua guardada.',
  },
  sport_enabled: {
    icon: 'ball',
    heading: 'Esportes',
    title: 'As apostas esportivas estão fechadas',
    text: 'Seu saldo está seguro, e você pode sacar quando quiser. Apostas já feitas continuam valendo.',
  },
  bonus_enabled: {
    icon: 'gift',
    heading: 'Bônus e cupons',
    title: 'Não há bônus nem cupons agora',
    text: 'Seu saldo está seguro, e você pode sacar quando quiser.',
  },
};

/** Renders a notice in place of every page of a closed section, which says what happens to the money (SPEC E6). */
export function ClosedSection({ section }: { section: Section }) {
  const { icon, heading, title, text } = TEXTS[section];
  usePageTitle(title);
  return (
    <Page title={heading}>
      <Notice
        icon={icon}
        title={title}
        text={text}
        action={
          <Link className={buttonClass('primary')} to={paths.index()}>
            Ir para o início
          </Link>
        }
      />
    </Page>
  );
}
