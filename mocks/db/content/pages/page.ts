import type { components } from '@generated/schema';

/** A published legal page (SPEC R15, R16). */
export type RegulationPage = components['schemas']['RegulationPage'];

const DEMO_NOTICE = '<p><em>Texto de demonstração. Um operador publica aqui o seu próprio texto, revisto por um advogado.</em></p>';

/** Creates a legal page from HTML, with a demonstration notice at its end and without line breaks between elements. */
export function legalPage({ content, ...page }: RegulationPage): RegulationPage {
  return { ...page, content: `${content.trim().replaceAll(/>\s*\n\s*</g, '><')}${DEMO_NOTICE}` };
}
