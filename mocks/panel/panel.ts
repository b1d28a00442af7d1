// Adds the developer panel of the stand-in to the page.
import { stayAboveModals } from './above-modals';
import { StandInPanel } from './element';

const NAME = 'stand-in-panel';

// The element is defined once, because hot replacement may load this module twice.
if (customElements.get(NAME) === undefined) {
  customElements.define(NAME, StandInPanel);
  stayAboveModals(document.createElement(NAME));
}
