import { OPERATOR } from '../platform';
import { legalPage } from './page';

/** Legal page about cookies and local storage: those that are necessary, and those that a visitor may refuse. */
export const COOKIE_POLICY = legalPage({
  slug: 'politica-de-cookies',
  title: 'Política de cookies',
  version: '1.1',
  published_at: '2026-04-13T09:00:00-03:00',
  content: `
<p>Cookies são pequenos textos que um site guarda no seu navegador. O armazenamento local serve ao mesmo fim. Esta página diz o que guardamos, para quê e por quanto tempo.</p>
<h2 id="necessarios">1. Necessários</h2>
<p>Sem eles o site não funciona, por isso não pedem consentimento.</p>
<table>
<thead><tr><th scope="col">O que guarda</th><th scope="col">Para quê</th><th scope="col">Por quanto tempo</th></tr></thead>
<tbody>
<tr><td>Acesso à conta</td><td>Manter você conectado</td><td>Até o acesso vencer ou você sair</td></tr>
<tr><td>Confirmação de 18 anos</td><td>Não perguntar de novo a cada visita</td><td>Neste navegador</td></tr>
<tr><td>Tema claro ou escuro</td><td>Lembrar a sua escolha</td><td>Neste navegador</td></tr>
<tr><td>Código de um cupom</td><td>Usá-lo depois que você entrar</td><td>Até você sair do site, ou 7 dias com a sua permissão</td></tr>
</tbody>
</table>
<h2 id="origem">2. Origem da visita</h2>
<p>Quando você chega por um link de parceiro ou de indicação, guardamos os códigos que vieram no endereço por 7 dias, só depois da sua permissão, como utm_source, btag ou o código de quem indicou. Eles dizem de onde veio o cadastro e mais nada: não contêm o seu nome nem o que você joga.</p>
<h2 id="medicao">3. Medição</h2>
<p>Onde há uma ferramenta de etiquetas, ela mede páginas vistas e erros, e só é carregada com o seu consentimento. Não usamos medição para prever quanto você pode perder nem para lhe oferecer crédito.</p>
<h2 id="terceiros">4. Terceiros</h2>
<ul>
<li><strong>Verificação de identidade:</strong> o fornecedor abre uma janela própria e pode guardar um cookie de segurança enquanto ela está aberta.</li>
<li><strong>Jogos e apostas esportivas:</strong> os fornecedores abrem em um quadro isolado, com as suas próprias regras.</li>
<li><strong>Atendimento:</strong> o chat guarda a conversa para que ela não se perca ao mudar de página.</li>
</ul>
<h2 id="escolha">5. A sua escolha</h2>
<ol>
<li>Recusar a medição não muda nada do que você pode fazer aqui, e você pode mudar de ideia quando quiser.</li>
<li>O navegador permite apagar ou bloquear cookies. Bloquear os necessários desconecta a conta.</li>
<li>Ao sair da conta, apagamos o que ligava o navegador a você.</li>
</ol>
<h2 id="publicidade">6. Publicidade</h2>
<p>Não fazemos publicidade dirigida a menores de 18 anos nem a quem está em pausa ou em autoexclusão, e não vendemos a terceiros o que os cookies dizem de você. Quem recebe novidades por e-mail pode deixar de receber pelo link no fim de cada mensagem.</p>
<h2 id="seguranca">7. Como os protegemos</h2>
<p>O cookie de acesso viaja somente por conexão cifrada e vence junto com o acesso. Nenhum cookie nosso contém a sua senha, o número do seu documento, dados bancários ou o histórico das suas apostas.</p>
<h2 id="contato">8. Mudanças e contato</h2>
<p>Se passarmos a usar um novo cookie, esta página muda antes, com nova versão e data. O tratamento dos dados está na <a href="/politica-de-privacidade">política de privacidade</a>. Dúvidas: <a href="mailto:${OPERATOR.privacy}">${OPERATOR.privacy}</a>.</p>
`,
});
