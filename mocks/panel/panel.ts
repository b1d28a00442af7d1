import { stayAboveModals } from './above-modals';
import { StandInPanel } from './element';

const NAME = 'stand-in-panel';

// Loaded once more, by hot replacement or by a second script, it is there already.
if (customElements.get(NAME) === undefined) {
  customElements.define(NAME, StandInPanel);
  stayAboveModals(document.createElement(NAME));
}
