import type { PartElement } from '@umbral/kit/plain/define-element.ts';
import { offerTexts as texts } from './offer-texts.ts';

/** Counts how often its button was pressed. */
export class OfferElement extends HTMLElement implements PartElement<unknown> {
  #asked = 0;
  #listening = new AbortController();

  start(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.shadowRoot?.querySelector('button')?.addEventListener('click', () => this.#ask(), { signal });
  }

  stop(): void {
    this.#listening.abort();
  }

  #ask(): void {
    this.#asked += 1;
    this.shadowRoot?.querySelector('output')?.replaceChildren(texts.asked(this.#asked));
  }
}
