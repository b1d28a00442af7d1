import type { RegulationPage } from './page';

/**
 * Page of an HTML injection test, served but not listed, to check the site's sanitizing. Most injections set `data-hostile` on the root
 * element if they run.
 */
export const HOSTILE_PAGE: RegulationPage = {
  slug: 'teste-de-html',
  title: 'Teste de HTML hostil: o site deve mostrar só o texto',
  version: '1.0',
  published_at: '2026-01-05T09:00:00-03:00',
  content: `
<h2 id="o-que-fica">O que deve aparecer</h2>
<p>Este parágrafo, com <strong>negrito</strong>, uma lista e um <a href="/jogo-responsavel">link do site</a>.</p>
<ul><li>Um</li><li>Dois</li></ul>
<h2 id="o-que-sai">O que não deve aparecer nem agir</h2>
<script>document.documentElement.dataset.hostile = 'script';</script>
<style>body { display: none }</style>
<p onclick="document.documentElement.dataset.hostile = 'onclick'" style="position: fixed; inset: 0">Parágrafo sem ação e sem estilo.</p>
<img src="https://rastreio.invalid/x.gif" onerror="document.documentElement.dataset.hostile = 'onerror'" alt="">
<svg onload="document.documentElement.dataset.hostile = 'onload'"><a href="javascript:void document.write('hostil')"><text>SVG</text></a></svg>
<p><a href="javascript:document.documentElement.dataset.hostile = 'href'">Link sem endereço</a>, <a href="data:text/html,hostil">outro sem endereço</a>, <a href="//rastreio.invalid/">mais um</a> e <a href="&#106;avascript:document.write('hostil')">um escondido</a>.</p>
<iframe src="https://rastreio.invalid/" srcdoc="<script>parent.document.documentElement.dataset.hostile = 'srcdoc'</script>"></iframe>
<object data="https://rastreio.invalid/"></object><embed src="https://rastreio.invalid/">
<form action="https://rastreio.invalid/"><input name="senha" autofocus onfocus="document.documentElement.dataset.hostile = 'onfocus'"><button>Enviar</button></form>
<base href="https://rastreio.invalid/"><meta http-equiv="refresh" content="0;url=https://rastreio.invalid/"><link rel="stylesheet" href="https://rastreio.invalid/x.css">
<math><mtext><table><mglyph><style><img src=x onerror="document.documentElement.dataset.hostile = 'mutation'"></style></mglyph></table></mtext></math>
<p id="getElementById">Um nome que esconde o que é do documento.</p>
<p>Fim do teste.</p>
`,
};
