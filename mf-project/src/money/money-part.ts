// Drawn by the server, while the code comes later: these styles belong to the page.
import 'shared-contracts/ui/accordion.module.css';
import 'shared-contracts/ui/check-mark.module.css';
import 'shared-contracts/ui/choice-group.module.css';
import 'shared-contracts/ui/control.module.css';
import 'shared-contracts/ui/field.module.css';
import 'shared-contracts/ui/segmented-control.module.css';
import '../ui/fact-list.module.css';
import './money.module.css';
import './quote-lines.module.css';
import { nearPart } from '../ui/near-part.tsx';

/** The element that holds all of it. */
export const moneyId = 'dinero';

/** What a home costs over time [B088-B090]. */
export const MoneyBoard = nearPart(moneyId, async () => {
  const { MoneyBoard: board } = await import(/* webpackChunkName: "money" */ './money-board.tsx');
  return board;
});
