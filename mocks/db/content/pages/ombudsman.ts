import { OPERATOR } from '../platform';
import { legalPage } from './page';

/** Legal page about the ombudsman, who reviews complaints after support: when and how to call on it, and its deadlines. */
export const OMBUDSMAN = legalPage({
  slug: 'ouvidoria',
  title: 'Ouvidoria',
  version: '1.2',
  published_at: '2026-03-23T09:00:00-03:00',
  content: `
<p>A ouvidoria é a segunda instância do atendimento. Ela revê, com independência, o que o suporte não resolveu, e recebe denúncias.</p>
<h2 id="antes">1. Comece pelo suporte</h2>
<p>O suporte atende ${OPERATOR.hours}, em português, sem custo:</p>
<ul>
<li>telefone <a href="tel:${OPERATOR.phone}">${OPERATOR.phone}</a>;</li>
<li>e-mail <a href="mailto:${OPERATOR.email}">${OPERATOR.email}</a>;</li>
<li>página de ajuda em <a href="${OPERATOR.help}">${OPERATOR.help}</a>;</li>
<li>chat, onde ele estiver disponível no site.</li>
</ul>
<p>Todo atendimento gera um número de protocolo. Guarde-o.</p>
<h2 id="quando">2. Quando procurar a ouvidoria</h2>
<ol>
<li>O suporte não respondeu em 5 dias úteis.</li>
<li>A resposta não resolveu o problema, ou você não concorda com ela.</li>
<li>A conta foi suspensa, ou uma aposta anulada, e você quer recorrer.</li>
<li>Você quer sacar o saldo depois do prazo da autoexclusão.</li>
<li>Você quer denunciar fraude, manipulação de resultados ou jogo de menores, mesmo sem se identificar.</li>
</ol>
<h2 id="como">3. Como falar com a ouvidoria</h2>
<p>Abra uma <a href="/user/complaints">reclamação na sua conta</a>, com protocolo e prazo na hora, ou escreva para <a href="mailto:${OPERATOR.ombudsman}">${OPERATOR.ombudsman}</a>, de segunda a sexta, das 9h às 18h (horário de Brasília). Mensagens enviadas fora desse horário são registradas na hora e lidas no dia útil seguinte. Diga:</p>
<ul>
<li>o seu nome completo e o e-mail da conta;</li>
<li>o protocolo do suporte;</li>
<li>o que aconteceu, com datas, valores e, se houver, o código da aposta ou da transação;</li>
<li>o que você espera que façamos.</li>
</ul>
<p>Nunca envie a sua senha. A ouvidoria não a pede.</p>
<h2 id="prazos">4. Prazos</h2>
<table>
<thead><tr><th scope="col">Etapa</th><th scope="col">Prazo</th></tr></thead>
<tbody>
<tr><td>Confirmação de recebimento, com protocolo</td><td>1 dia útil</td></tr>
<tr><td>Pedido de mais informações, se for preciso</td><td>3 dias úteis</td></tr>
<tr><td>Resposta final, por escrito e com o motivo</td><td>10 dias úteis</td></tr>
<tr><td>Casos complexos, com aviso do novo prazo</td><td>Mais 10 dias úteis</td></tr>
</tbody>
</table>
<p>Enquanto o caso está aberto, o dinheiro em disputa não é usado nem retirado, e as suas ferramentas de <a href="/user/protection">limites e pausas</a> continuam em funcionamento.</p>
<h2 id="independencia">5. Independência e sigilo</h2>
<p>O ouvidor responde direto à diretoria, não tem metas de receita e tem acesso a todos os registros do caso. Quem denuncia de boa-fé não sofre represália. Os dados são tratados conforme a <a href="/politica-de-privacidade">política de privacidade</a>. A cada seis meses publicamos quantos casos recebemos, sobre o quê, em quanto tempo respondemos e o que mudamos por causa deles.</p>
<h2 id="outros">6. Outros caminhos</h2>
<p>Procurar a ouvidoria não impede você de recorrer ao Procon, ao consumidor.gov.br, à Secretaria de Prêmios e Apostas do Ministério da Fazenda, à Autoridade Nacional de Proteção de Dados ou à Justiça, a qualquer momento.</p>
`,
});
