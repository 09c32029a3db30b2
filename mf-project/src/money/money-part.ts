// Drawn by the server, while the code comes later: these styles belong to the page.
import '@umbral/kit/layout/accordion.module.css';
import '@umbral/kit/fields/check-mark.module.css';
import '@umbral/kit/fields/choice-group.module.css';
import '@umbral/kit/fields/control.module.css';
import '@umbral/kit/fields/field.module.css';
import '@umbral/kit/fields/segmented-control.module.css';
import '../ui/fact-list.module.css';
import './money.module.css';
import './quote-lines.module.css';
import { lazyNearView } from '@umbral/kit/layout/lazy-near-view.tsx';

/** The element that holds all of it. */
export const moneyId = 'dinero';

/** What a home costs over time [B088-B090]. */
export const MoneyBoard = lazyNearView(moneyId, async () => {
  const { MoneyBoard: board } = await import(/* webpackChunkName: "money" */ './money-board.tsx');
  return board;
});
