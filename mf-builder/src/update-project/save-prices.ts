import { getProjectForm, updateProject } from '@umbral/domain/api/builder-projects.ts';
import { projectForm } from '@umbral/domain/project-form/project-form.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { hasIssues, type Issues } from '@umbral/kit/form/issues.ts';
import { refused, sent, wrong } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { updateProjectTexts as texts } from './update-project-texts.ts';

interface PricesToSave {
  readonly id: number;
  /** That was read. */
  readonly version: number;
  /** Those that changed, in pesos, by the number of the typology. */
  readonly prices: readonly { readonly plant: number; readonly price: number }[];
}

/**
 * Gives typologies other prices, by the form of the project as it was read: so a price is checked, logged and told like
 * one of the form, and what follows from it is computed anew. Nothing is written over what somebody changed meanwhile.
 */
export async function savePrices(call: CallApi, { id, version, prices }: PricesToSave): Promise<Outcome<null>> {
  if (prices.length === 0) return refused(texts.nothing);
  const { data } = await call(getProjectForm, { params: { id } });
  if (data.version !== version) return refused(texts.moved);
  const priceOf = new Map(prices.map(({ plant, price }) => [plant, price]));
  const plants = data.form.plants.map((plant) => ({ ...plant, price: priceOf.get(plant.id) ?? plant.price }));
  const checked = projectForm.safeParse({ ...data.form, plants });
  if (!checked.success) return refused(texts.incomplete);
  try {
    await call(updateProject, { body: { id, version, form: checked.data, draft: null } });
    return sent(null);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { type, issues = {} } = error.problem;
    if (type === 'conflict') return refused(texts.moved);
    const ofPrices = priceIssues(issues);
    if (type !== 'invalid-input') throw error;
    return hasIssues(ofPrices) ? wrong(ofPrices) : refused(texts.incomplete);
  }
}

/** What the server says of prices; `form.plants.3.price_range` is a matter of the price too. */
function priceIssues(issues: Issues): Issues {
  return Object.fromEntries(
    Object.entries(issues).flatMap(([path, sentence]) => {
      const plant = /^form\.(plants\.\d+)\.price/.exec(path)?.[1];
      return plant ? [[`${plant}.price`, sentence]] : [];
    }),
  );
}
