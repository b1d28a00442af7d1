import { OPERATOR } from '../platform';
import { legalPage } from './page';

/** Privacy policy under Lei 13.709/2018. */
export const PRIVACY = legalPage({
  slug: 'politica-de-privacidade',
  title: 'Política de privacidade',
  version: '1.6',
  published_at: '2026-08-10T09:00:00-03:00',
  content: `
<p>Esta política explica que dados pessoais tratamos, para quê, com quem os compartilhamos e como você exerce os seus direitos, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018).</p>
<h2 id="controlador">1. Quem trata os dados</h2>
<p>A controladora é ${OPERATOR.company}, CNPJ ${OPERATOR.cnpj}. O encarregado atende em <a href="mailto:${OPERATOR.privacy}">${OPERATOR.privacy}</a>.</p>
<h2 id="dados">2. Que dados tratamos</h2>
<table>
<thead><tr><th scope="col">Dados</th><th scope="col">Para quê</th><th scope="col">Base legal</th></tr></thead>
<tbody>
<tr><td>Nome, CPF, nascimento, endereço, e-mail e telefone</td><td>Abrir e manter a conta</td><td>Contrato e obrigação legal</td></tr>
<tr><td>Documento e imagem do rosto</td><td>Confirmar a identidade e a idade</td><td>Obrigação legal e prevenção à fraude</td></tr>
<tr><td>Depósitos, saques e chaves PIX</td><td>Mover o dinheiro e prestar contas</td><td>Contrato e obrigação legal</td></tr>
<tr><td>Apostas, tempo de jogo e limites</td><td>Oferecer o serviço e proteger você</td><td>Contrato e obrigação legal</td></tr>
<tr><td>Endereço IP, aparelho e sessões</td><td>Segurança e localização no Brasil</td><td>Obrigação legal e legítimo interesse</td></tr>
<tr><td>Preferências de comunicação</td><td>Enviar novidades a quem as pediu</td><td>Consentimento</td></tr>
</tbody>
</table>
<p>Não tratamos dados de menores de 18 anos: um cadastro desses é recusado e apagado, salvo o registro da recusa.</p>
<h2 id="biometria">3. Imagem do rosto</h2>
<p>A biometria é dado sensível. Ela serve apenas para confirmar que você é o titular do CPF e não é usada para publicidade nem para outro fim. A captura é feita pelo fornecedor da verificação, sob contrato e com segurança reforçada.</p>
<h2 id="compartilhamento">4. Com quem compartilhamos</h2>
<ul>
<li>instituições de pagamento, para o PIX;</li>
<li>fornecedores de verificação de identidade;</li>
<li>fornecedores de jogos e de apostas esportivas, que recebem um código no lugar do seu nome;</li>
<li>a Secretaria de Prêmios e Apostas, o Coaf e outras autoridades, quando a lei obriga;</li>
<li>provedores de nuvem e de atendimento, que agem por nossa ordem.</li>
</ul>
<p>Não vendemos dados pessoais. Se um fornecedor trata dados fora do Brasil, exigimos as garantias dos artigos 33 a 36 da lei.</p>
<h2 id="prazo">5. Por quanto tempo guardamos</h2>
<p>Dados de cadastro, apostas e pagamentos ficam guardados por cinco anos depois do fim da conta, como pede a regulação de prevenção à lavagem. Registros de acesso ficam por seis meses, no mínimo. O que não tem prazo legal é apagado quando deixa de ser necessário.</p>
<h2 id="direitos">6. Os seus direitos</h2>
<p>Você pode pedir, sem custo: confirmação e acesso, correção, portabilidade, informação sobre compartilhamento, revisão de decisões automatizadas, oposição e eliminação do que a lei não manda guardar. Nome e CPF não podem ser trocados pelo site; e-mail, telefone e endereço você muda em <a href="/user/account">Minha conta</a>. Respondemos em até 15 dias. Se não ficar satisfeito, procure a <a href="/ouvidoria">ouvidoria</a> ou a Autoridade Nacional de Proteção de Dados.</p>
<h2 id="decisoes">7. Decisões automatizadas</h2>
<p>Usamos regras automáticas para detectar fraude e sinais de jogo de risco. Uma pessoa revê a decisão sempre que você pedir.</p>
<h2 id="seguranca">8. Segurança</h2>
<p>Os dados viajam cifrados, o acesso interno é restrito e registrado, e senhas nunca são guardadas em texto legível. Se houver um incidente que possa lhe causar dano, avisamos você e a autoridade.</p>
<h2 id="cookies">9. Cookies</h2>
<p>O uso de cookies está na <a href="/politica-de-cookies">política de cookies</a>.</p>
`,
});
