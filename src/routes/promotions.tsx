import { Promotions } from '@/features/promotions/promotions';
import { TitledPage } from '@/features/page-parts/titled-page';
import { lazyPart } from '@/shared/lib/lazy-part';

// Only the rules of a promotion need this part.
const Prose = lazyPart(() => import('@/features/legal-and-help/prose').then((module) => module.Prose));

/** Renders the promotions (SPEC R14). */
export default function PromotionsPage() {
  return (
    <TitledPage
      title="Promoções"
      lead="Leia as regras e o prazo de cada uma. Só para maiores de 18 anos."
      section={{ name: 'promotions', title: 'as promoções' }}
    >
      <Promotions Prose={Prose} />
    </TitledPage>
  );
}
