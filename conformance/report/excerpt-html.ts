import { formatSourceLocation } from '../text';
import type { ContractExcerpt, SourceLocation } from '../types';
import { html } from './escape';

/** Renders the place of a finding in the contract as HTML, with the lines around it; without lines if `excerpt` is null. */
export function excerptHtml(location: SourceLocation, excerpt: ContractExcerpt | null): string {
  const caption = `<figcaption>Contract: <span class="mono">${html(formatSourceLocation(location))}</span></figcaption>`;
  if (excerpt === null) return `<figure class="contract">${caption}</figure>`;
  const lines = excerpt.lines.map((text, index) => {
    const line = `<span data-line="${String(excerpt.first + index)}">${html(text)}</span>`;
    return index === excerpt.marked ? `<mark>${line}</mark>` : line;
  });
  return `<figure class="contract">${caption}<pre tabindex="0">${lines.join('')}</pre></figure>`;
}
