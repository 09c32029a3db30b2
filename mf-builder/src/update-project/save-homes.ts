import { updateStockUnits } from '@umbral/domain/api/builder-prices.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { hasIssues, type Issues } from '@umbral/kit/form/issues.ts';
import { refused, sent, wrong } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { WrittenHome } from './homes-form.tsx';
import type { ReadyHome } from './update-project-queries.ts';
import { updateProjectTexts as texts } from './update-project-texts.ts';

interface HomesToSave {
  readonly id: number;
  readonly homes: readonly ReadyHome[];
  readonly written: readonly WrittenHome[];
}

interface HomeChange {
  readonly id: number;
  available?: boolean;
  price?: number;
  discount?: number | null;
}

/** Sends of each home what was changed, and of no other anything: what a colleague changed meanwhile stays [C308]. */
export async function saveHomes(call: CallApi, { id, homes, written }: HomesToSave): Promise<Outcome<null>> {
  const units = written.flatMap((home, index) => changeOf(homes[index], home));
  if (units.length === 0) return refused(texts.nothing);
  try {
    await call(updateStockUnits, { params: { id }, body: { units } });
    return sent(null);
  } catch (error) {
    const issues = error instanceof ApiError ? byHome(error.problem.issues ?? {}, units) : {};
    if (!hasIssues(issues)) throw error;
    return wrong(issues);
  }
}

function changeOf(before: ReadyHome | undefined, { id, available, price, discount }: WrittenHome): HomeChange[] {
  const change: HomeChange = { id };
  if (available !== before?.available) change.available = available;
  if (typeof price === 'number' && price !== before?.price) change.price = price;
  if (discount !== undefined && discount !== before?.discount) change.discount = discount;
  return Object.keys(change).length > 1 ? [change] : [];
}

/** What the server says of the homes that were sent, by their controls: one that is no longer there at its switch. */
function byHome(issues: Issues, units: readonly HomeChange[]): Issues {
  return Object.fromEntries(
    Object.entries(issues).flatMap(([path, sentence]) => {
      const [, at, field] = /^units\.(\d+)\.(\w+)/.exec(path) ?? [];
      const home = units[Number(at)];
      return home ? [[`homes.${home.id}.${field === 'id' ? 'available' : field}`, sentence]] : [];
    }),
  );
}
