import { html } from './escape';

/** Converts the page of a check to HTML, without its title. Supports headings, paragraphs, lists and code blocks of Markdown. */
export function pageHtml(markdown: string): string {
  const parts = markdown.split(/^```\w*\n([\s\S]*?)^```$/m);
  return parts.map((part, index) => (index % 2 === 1 ? `<pre>${codeLines(part)}</pre>` : blocks(part))).join('');
}

const codeLines = (text: string) => text.trimEnd().split('\n').map(html).join('\n');

const blocks = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('# '))
    .map(blockHtml)
    .join('');

function blockHtml(block: string): string {
  if (block.startsWith('#')) return `<h4>${inline(block.replace(/^#+ /, ''))}</h4>`;
  if (!block.startsWith('- ')) return `<p>${inline(block)}</p>`;
  const items = block.split(/^- /m).slice(1);
  return `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
}

/** Converts `code` and **bold** to HTML, escapes the rest, and reduces white space to single spaces. */
export const inline = (text: string): string =>
  html(text.replaceAll(/\s+/g, ' ').trim())
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
