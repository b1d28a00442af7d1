import type { components } from '@generated/schema';

/** A regulation or legal page as it is published (SPEC R15, R16). */
export type RegulationPage = components['schemas']['RegulationPage'];

const DEMONSTRATION = '<p><em>Texto de demonstração. Um operador publica aqui o seu próprio texto, revisto por um advogado.</em></p>';

/**
 * A page of the house, which says at its end that it is a demonstration.
 *
 * @param page its content as HTML, without that last line; line breaks between elements mean nothing
 */
export function housePage({ content, ...page }: RegulationPage): RegulationPage {
  return { ...page, content: `${content.trim().replaceAll(/>\s*\n\s*</g, '><')}${DEMONSTRATION}` };
}
