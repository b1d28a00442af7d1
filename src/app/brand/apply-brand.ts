import type { Brand } from '@/api/runtime-config';
import { startColorMode, useColorMode } from '@/product/color-mode';

/**
 * Applies tokens (by `data-brand`), color mode, favicon, web manifest and theme color. Called once, because the theme color follows the
 * color mode from then on.
 */
export function applyBrand(brand: Brand): void {
  document.documentElement.dataset['brand'] = brand.name;
  setAddress(findOrCreate('link', 'rel', 'icon'), `/brands/${brand.name}.svg`);
  setAddress(findOrCreate('link', 'rel', 'manifest'), `/brands/${brand.name}.webmanifest`);
  const themeColor = findOrCreate('meta', 'name', 'theme-color');
  useColorMode.subscribe(({ mode }) => themeColor.setAttribute('content', brand.themeColor[mode ?? brand.mode]));
  startColorMode(brand.mode);
}

/** Sets an address only if it differs: setting the same address would fetch it again. */
function setAddress(link: Element, href: string): void {
  if (link.getAttribute('href') !== href) link.setAttribute('href', href);
}

function findOrCreate(tag: string, attribute: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${value}"]`);
  if (found !== null) return found;
  const element = document.createElement(tag);
  element.setAttribute(attribute, value);
  document.head.append(element);
  return element;
}
