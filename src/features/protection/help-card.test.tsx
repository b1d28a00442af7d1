import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { PlatformRules } from '@generated/api/model/platform-rules';

import { createQueryClient } from '@/api/query-client';
import { cachePlatformRules } from '@/product/platform-rules.fixture';

import { HelpCard } from './help-card';

/** @returns the lines and the links in them */
function renderLines(rules: PlatformRules) {
  const client = createQueryClient();
  cachePlatformRules(client, rules);
  render(
    <QueryClientProvider client={client}>
      <HelpCard centralUrl="https://autoexclusao.exemplo.invalid" />
    </QueryClientProvider>,
  );
  const list = screen.getByRole('list', { name: 'Onde pedir ajuda' });
  const links = [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return { lines: [...list.children].map(({ textContent }) => textContent), links };
}

test('help lines are those of the platform (SPEC D22)', () => {
  const help_lines = [
    { name: 'Linha de Apoio', description: 'das 8 h às 20 h', phone: '08001234567', url: 'https://apoio.exemplo.invalid' },
    { name: 'Posto central', description: 'sem hora marcada', phone: null, url: null },
  ];
  expect(renderLines({ help_lines })).toEqual({
    lines: ['Linha de Apoio, das 8 h às 20 h: 0800 123 4567', 'Posto central, sem hora marcada'],
    links: ['https://apoio.exemplo.invalid', 'tel:08001234567'],
  });
});

test('without them public services are listed, with CVV 188 first', () => {
  const { lines, links } = renderLines({});
  expect(lines[0]).toBe('CVV, apoio emocional 24 horas: 188');
  expect(lines).toHaveLength(3);
  expect(links).toEqual(['tel:188']);
});
