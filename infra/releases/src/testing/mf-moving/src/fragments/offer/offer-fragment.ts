import { defineElement } from '@umbral/kit/plain/define-element.ts';
import sheet from './offer.shadow.css';
import { offerTexts as texts } from './offer-texts.ts';

interface Offer {
  readonly title: string;
  readonly price: string;
}

/** A web component without any framework: a price, and how often it was asked for. */
export const fragment = defineElement<{ readonly city: string }, Offer>({
  name: 'offer',
  props: { parse: (value) => ({ city: String(Object(value).city) }) },
  load: async ({ props }) => ({ title: texts.title(props.city), price: texts.price }),
  sheet,
  tree: ({ title, price }) => [
    { tag: 'h2', children: [title] },
    { tag: 'p', children: [price] },
    { tag: 'button', attributes: { type: 'button' }, children: [texts.ask] },
    { tag: 'output', children: [] },
  ],
  element: async () =>
    (await import(/* webpackChunkName: "fragment-offer-element" */ './offer-element.ts')).OfferElement,
});
