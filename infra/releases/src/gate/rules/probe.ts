import type { Refusal } from '../verdict.ts';

/** What a probe in a browser found wrong. */
export interface ProbeFinding {
  readonly check: string;
  readonly words: string;
}

/**
 * What everybody gets has left the portal around it as it was, in a browser. A release that was never probed is refused
 * only where the registry asks for it.
 */
export function leavesPortalAlone(findings: readonly ProbeFinding[] | undefined, isAsked: boolean): readonly Refusal[] {
  const shared = { rule: 'probe', party: 'the present portal', direction: 'gives' } as const;
  if (findings === undefined) {
    if (!isAsked) return [];
    const wayOut = 'Run npm run probe with it, on a machine whose key may sign evidence.';
    return [{ ...shared, field: 'probe', reason: 'no browser has tried it beside the present portal', wayOut }];
  }
  return findings.map(({ check, words }) => ({
    ...shared,
    field: `probe.${check}`,
    reason: words,
    wayOut: 'Mend it and release a new version; the probe tells whether it is gone.',
  }));
}
