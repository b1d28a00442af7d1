import { beforeEach, describe, expect, test, vi } from 'vitest';

import { sanitizeHtml } from './clean-html';
import { focusAnchor, findAnchor, extractHeadings, enhanceContent } from './heading-anchors';

let root: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  root = document.body.appendChild(document.createElement('div'));
  root.append(
    enhanceContent(
      sanitizeHtml(
        '<h2 id="regras">1. Regras</h2><p><a href="#regras">Acima</a> <a href="https://outra.exemplo.invalid/x">Fora</a> <a href="/user/protection">Dentro</a></p><h2 id="saída">2. Saída</h2><h2>Sem nome</h2>',
      ),
    ),
  );
});

describe('anchors of a text', () => {
  test('extractHeadings returns the headings with an id in document order', () => {
    expect(extractHeadings(root).map(({ title }) => title)).toEqual(['1. Regras', '2. Saída']);
  });

  test.each([
    ['#regras', '1. Regras'],
    ['#user-content-regras', '1. Regras'],
    ['#sa%C3%ADda', '2. Saída'],
    ['#nada', undefined],
    ['#', undefined],
    ['#%', undefined],
    ['/regras', undefined],
  ])('findAnchor(%s) returns the heading %s', (href, title) => {
    expect(findAnchor(root, href)?.textContent).toBe(title);
  });

  test('focusAnchor focuses the heading', () => {
    const [heading] = root.querySelectorAll('h2');
    if (heading === undefined) throw new Error('No heading');
    heading.scrollIntoView = vi.fn();
    focusAnchor(heading);
    expect(heading.scrollIntoView).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(heading);
  });
});

test('enhanceContent opens only links to other sites in a new tab', () => {
  expect([...root.querySelectorAll('a')].map(({ target, rel }) => [target, rel])).toEqual([
    ['', ''],
    ['_blank', 'noopener noreferrer'],
    ['', ''],
  ]);
});
