import { buttonClass } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

/** Renders a page with a notice, for a player to whom nothing may be advertised. The text is without blame (SPEC Q39). */
export function NoOffers() {
  return (
    <Page title="Promoções">
      <Notice
        icon="shield"
        title="Não mostramos promoções nesta conta"
        text="É uma medida de proteção. Seu saldo, seus jogos e seus saques continuam iguais."
        action={
          <Link className={buttonClass('secondary')} to={paths.protection()}>
            Ver meus limites
          </Link>
        }
      />
    </Page>
  );
}
