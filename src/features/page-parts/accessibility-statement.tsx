import layout from '@/shared/ui/layout.module.css';
import { Card } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import steps from '@/shared/ui/steps.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { runtimeConfig } from '@/product/runtime-config';
import { SupportContacts } from '@/product/ui/support-contacts';

/** Texts about the parts that work. */
const WORKS = [
  'Tudo funciona só com o teclado, com o foco sempre visível e um atalho para o conteúdo.',
  'Leitores de tela encontram títulos, regiões, nomes de campos e avisos do que mudou.',
  'O texto aumenta até 200 %, e as páginas cabem em 320 pixels de largura sem rolagem lateral.',
  'As cores têm contraste nos modos claro e escuro. Nenhuma informação depende só da cor.',
  'Com a redução de movimento do aparelho, as animações viram trocas simples.',
];

/** Texts about the parts that are weak. */
const WEAK = [
  'Jogos de provedores, mesas ao vivo e apostas esportivas são páginas de outras empresas. Muitos não funcionam com leitor de tela ou só com o teclado.',
  'Nas rodadas do Double, o tempo para apostar é curto e não pode ser aumentado.',
  'A verificação facial precisa de câmera. Se você não puder usá-la, o suporte combina outro caminho.',
  'As mesas ao vivo não têm legendas.',
  'Textos de regras e promoções da operadora podem ser longos ou difíceis.',
  'Testamos cada página com ferramentas automáticas e com o teclado. Faltam testes regulares com leitores de tela e com pessoas com deficiência, e uma auditoria independente.',
];

/** Texts about Libras: the first two with its translator, the third on a deployment without one. */
const LIBRAS_WORKS = 'O botão Libras, na borda da página, abre um avatar que traduz para Libras o texto que você toca ou seleciona.';
const LIBRAS_WEAK = 'A tradução para Libras é automática, pode errar e não alcança jogos nem páginas de outras empresas.';
const NO_LIBRAS = 'Não há tradução para Libras.';

/** Renders the standard, the working and the weak parts, and the contact for a barrier (SPEC Q12). */
export function AccessibilityStatement() {
  const hasLibras = runtimeConfig().librasOrigin !== '';
  return (
    <div className={layout.columns}>
      <div className={layout.column}>
        <Card title="Qual padrão seguimos">
          <p>
            Seguimos as WCAG 2.2 no nível AA, as diretrizes internacionais de acessibilidade, como pede a Lei Brasileira de Inclusão (Lei
            13.146/2015, art. 63). A conformidade é parcial, por causa dos pontos fracos abaixo.
          </p>
        </Card>
        <Card title="O que funciona">
          <List items={hasLibras ? [...WORKS, LIBRAS_WORKS] : WORKS} />
        </Card>
      </div>
      <div className={layout.column}>
        <Card title="O que ainda é fraco">
          <List items={[...WEAK, hasLibras ? LIBRAS_WEAK : NO_LIBRAS]} />
        </Card>
        <Card title="Encontrou uma barreira?">
          <p>
            Conte em que página e com qual aparelho ou programa. Se você tem conta, uma <Link to={paths.userComplaints()}>reclamação</Link>
            <span> tem protocolo e prazo.</span>
          </p>
          <SectionBoundary name="accessibility: support" title="os contatos do suporte">
            <SupportContacts />
          </SectionBoundary>
          <p className={quiet.text}>Revisada em novembro de 2026.</p>
        </Card>
      </div>
    </div>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className={steps.points}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
