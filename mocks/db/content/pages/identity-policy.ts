import { OPERATOR } from '../platform';
import { legalPage } from './page';

/** Legal page with the policy for identity checks and against money laundering. */
export const IDENTITY_POLICY = legalPage({
  slug: 'politica-de-kyc-e-pld',
  title: 'Identidade e prevenção à lavagem de dinheiro',
  version: '1.5',
  published_at: '2026-05-18T09:00:00-03:00',
  content: `
<p>Conhecer quem joga protege você, impede o jogo de menores e cumpre a Lei 9.613/1998, a Lei 14.790/2023 e a Portaria SPA/MF 1.143/2024. Esta política resume o que pedimos e por quê.</p>
<h2 id="cadastro">1. No cadastro</h2>
<p>Conferimos o CPF com a base da Receita Federal: nome, data de nascimento e situação. CPF de menor de 18 anos, de pessoa falecida ou irregular é recusado. Consultamos também a lista de impedidos de apostar e a central de autoexclusão.</p>
<h2 id="identidade">2. Verificação de identidade</h2>
<ol>
<li><strong>Documento.</strong> RG, CNH ou passaporte, legível e dentro da validade. Frente e verso, menos no passaporte.</li>
<li><strong>Rosto.</strong> Uma captura ao vivo, comparada com o documento e com bases oficiais.</li>
<li><strong>Endereço.</strong> Um comprovante recente, quando o que você informou não puder ser confirmado de outro modo.</li>
</ol>
<p>Você envia tudo em <a href="/user/account/document">Documentos</a>. Sem a verificação completa não é possível depositar, jogar nem sacar.</p>
<table>
<thead><tr><th scope="col">Situação</th><th scope="col">O que falta</th></tr></thead>
<tbody>
<tr><td>Verificação pendente</td><td>Documento e rosto</td></tr>
<tr><td>Verificação facial pendente</td><td>Só a captura do rosto</td></tr>
<tr><td>Verificada</td><td>Nada</td></tr>
</tbody>
</table>
<p>Podemos pedir a verificação de novo: a cada doze meses, na troca de aparelho ou diante de um sinal de fraude.</p>
<h2 id="pep">3. Pessoas expostas politicamente</h2>
<p>No cadastro você informa se exerce ou exerceu função pública relevante nos últimos cinco anos, ou se é familiar ou pessoa próxima de quem exerce. A conta passa então por análise reforçada. Ser exposto politicamente não impede o cadastro.</p>
<h2 id="origem">4. Origem do dinheiro</h2>
<p>Só aceitamos PIX de uma conta no seu CPF. Um PIX de outra pessoa é devolvido. Não aceitamos cartão de crédito, espécie, boleto nem criptoativos. Acompanhamos depósitos, apostas e saques e podemos pedir comprovação de renda quando os valores não condizem com o seu perfil, por exemplo:</p>
<ul>
<li>depósitos altos seguidos de saque quase sem apostas;</li>
<li>apostas opostas combinadas entre contas;</li>
<li>muitas contas no mesmo aparelho ou endereço;</li>
<li>mudança brusca do padrão de jogo.</li>
</ul>
<h2 id="comunicacao">5. Comunicação às autoridades</h2>
<p>Operações suspeitas são comunicadas ao Coaf no prazo legal. A lei proíbe que avisemos o cliente dessa comunicação. A conta pode ser bloqueada durante a apuração.</p>
<h2 id="guarda">6. Guarda dos registros</h2>
<p>Cadastros, documentos, apostas e pagamentos são guardados por no mínimo cinco anos, com acesso restrito. Veja a <a href="/politica-de-privacidade">política de privacidade</a>.</p>
<h2 id="governanca">7. Responsáveis</h2>
<p>A operadora tem um diretor responsável por prevenção à lavagem, treina todos os funcionários a cada ano e avalia os seus riscos a cada dois anos. Denúncias, também anônimas: <a href="mailto:${OPERATOR.ombudsman}">${OPERATOR.ombudsman}</a>.</p>
`,
});
