import { defineLegacy } from '@umbral/kit/legacy/define-legacy.ts';
import { pages } from './pages.ts';

export const remote = defineLegacy(pages, {
  presses: {
    guardar: ({ bus }, { barrio = '' }) =>
      bus.ask('shell/show-toast', { tone: 'success', text: `Guardaste ${barrio}` }),
  },
  hears: ({ bus }, tell) => bus.on('shell/currency-changed').subscribe(({ code }) => tell('moneda', code)),
});
