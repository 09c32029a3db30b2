import { deleteRedirect, importRedirects, listRedirects, saveRedirect } from '@umbral/domain/api/seo.ts';
import type { RedirectPayload } from '@umbral/domain/seo/redirect.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { everyRule, largestPage, readTested, rulesInPage } from '../staff/read-tested.ts';
import { loadForStaff, pageOfAddress } from '../staff/staff-data.ts';
import { staffScreens } from '../staff/staff-screens.ts';
import { redirectTexts as texts } from '../texts/redirect-texts.ts';

/** One page of the redirects. */
export function readRedirects(call: CallApi, page: number, signal?: AbortSignal) {
  return call(listRedirects, { query: { items_by_page: rulesInPage, currentPage: page } }, signal ? { signal } : {});
}

/** The page of the redirects that the address asks for, and where an address leads that is tested. */
export function loadRedirects(args: LoaderArgs) {
  return loadForStaff(args, staffScreens.redirects.roles, async ({ call, signal, url }) => {
    const rules = await readRedirects(call, pageOfAddress(url), signal);
    const tested = await readTested(url, async (path) => {
      const all = await everyRule((page) =>
        call(listRedirects, { query: { items_by_page: largestPage, currentPage: page } }, { signal }),
      );
      const rule = all.find(({ from }) => from === path);
      return rule
        ? { applies: true, answer: texts.leads(path, rule.to, rule.status) }
        : { applies: false, answer: texts.none(path) };
    });
    return { rules, tested };
  });
}

/** Creates a redirect, or replaces the one of the same path. */
export function saveRule(call: CallApi, rule: RedirectPayload) {
  return call(saveRedirect, { body: rule });
}

/** Deletes a redirect. */
export function deleteRule(call: CallApi, id: number) {
  return call(deleteRedirect, { query: { id } });
}

/** Tries a sheet of redirects, or applies it. */
export function takeSheet(call: CallApi, csv: string, apply: boolean) {
  return call(importRedirects, { body: { csv, apply } });
}
