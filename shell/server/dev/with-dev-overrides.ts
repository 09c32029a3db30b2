import { changeLease, type LeaseForVisit } from '../composition/lease-for-visit.ts';
import { redirectAnswer } from '../http/answer.ts';
import type { VisitAnswers } from '../page/visit-answers.ts';
import type { DevCompositions } from './dev-compositions.ts';
import { overrideName, overrideRedirect, parseOverrides } from './overrides.ts';

/** Wraps the lease of visits from this machine: their cookie puts remotes of development servers into the composition. */
export function withDevOverrides(lease: LeaseForVisit, dev: DevCompositions): LeaseForVisit {
  return async (visit) => {
    const plain = await lease(visit);
    if (!plain || !visit.isLocal) return plain;
    const overrides = parseOverrides(visit.cookies.get(overrideName));
    const composition = overrides.length > 0 ? await dev.derive(plain.composition, overrides) : plain.composition;
    return changeLease(plain, { composition, isPrivate: composition !== plain.composition, showsVersions: true });
  };
}

/** Wraps the answers to visits from this machine: overrides that an address names move into the cookie. */
export function withOverrideRedirects(answers: VisitAnswers): VisitAnswers {
  return {
    ...answers,
    async page(visit, request) {
      const override = visit.isLocal ? overrideRedirect(visit.url, visit.cookies.get(overrideName)) : undefined;
      if (!override) return answers.page(visit, request);
      const { location, cookie } = override;
      return redirectAnswer(302, location, { 'set-cookie': cookie, 'cache-control': 'no-store' });
    },
  };
}
