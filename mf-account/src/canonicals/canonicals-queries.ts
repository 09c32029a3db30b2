import { deleteCanonical, listCanonicals, saveCanonical } from '@umbral/domain/api/seo.ts';
import { canonicalRuleFor } from '@umbral/domain/seo/canonical-match.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { everyRule, largestPage, readTested, rulesInPage } from '../staff/read-tested.ts';
import { loadForStaff, pageOfAddress } from '../staff/staff-data.ts';
import { staffScreens } from '../staff/staff-screens.ts';
import { canonicalTexts as texts } from '../texts/canonical-texts.ts';

/** One page of the rules. */
export function readCanonicals(call: CallApi, page: number, signal?: AbortSignal) {
  return call(listCanonicals, { query: { items_by_page: rulesInPage, currentPage: page } }, signal ? { signal } : {});
}

/** The page of the rules that the address asks for, and the rule that holds for an address that is tested. */
export function loadCanonicals(args: LoaderArgs) {
  return loadForStaff(args, staffScreens.canonicals.roles, async ({ call, signal, url }) => {
    const rules = await readCanonicals(call, pageOfAddress(url), signal);
    const tested = await readTested(url, async (path) => {
      const all = await everyRule((page) =>
        call(listCanonicals, { query: { items_by_page: largestPage, currentPage: page } }, { signal }),
      );
      const rule = canonicalRuleFor(path, all);
      return rule
        ? { applies: true, answer: texts.applies(path, rule.from, rule.canonical) }
        : { applies: false, answer: texts.none(path) };
    });
    return { rules, tested };
  });
}

/** Creates a rule, or replaces the one of the same path. */
export function saveRule(call: CallApi, rule: { url: string; canonical: string }) {
  return call(saveCanonical, { body: rule });
}

/** Deletes a rule. */
export function deleteRule(call: CallApi, id: number) {
  return call(deleteCanonical, { query: { id } });
}
