import { keepForms } from '@/shell/kept-forms';

/** Loads the page anew without being asked to: what stands in its forms is there again afterwards (SPEC S8). */
export function reloadPage(): void {
  keepForms();
  window.location.reload();
}
