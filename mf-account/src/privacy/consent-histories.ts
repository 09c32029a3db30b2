import {
  type ConsentEntry,
  type ConsentPurpose,
  consentPurposes,
  type WithdrawablePurpose,
  withdrawablePurposes,
} from '@umbral/domain/people/consent.ts';

/** All that was said to one purpose, the last word first. */
export interface ConsentHistory {
  readonly purpose: ConsentPurpose;
  readonly isGranted: boolean;
  /** The purpose again where it can be taken back now. */
  readonly withdrawable: WithdrawablePurpose | undefined;
  readonly entries: readonly ConsentEntry[];
}

/** The consents of a person by purpose; purposes that nobody was asked about are left out. */
export function consentHistories(consents: readonly ConsentEntry[]): ConsentHistory[] {
  return consentPurposes.flatMap((purpose) => {
    const entries = consents.filter((entry) => entry.purpose === purpose);
    const [last] = entries;
    if (!last) return [];
    const isGranted = purpose === 'contact' ? hasOpenRequest(entries) : last.granted;
    const withdrawable = isGranted ? withdrawablePurposes.find((other) => other === purpose) : undefined;
    return [{ purpose, isGranted, withdrawable, entries }];
  });
}

/** Requests are agreed to and taken back one by one, or all at once, which is about none of them. */
function hasOpenRequest(entries: readonly ConsentEntry[]): boolean {
  const end = entries.findIndex(({ granted, about }) => !granted && about === null);
  const since = end === -1 ? entries : entries.slice(0, end);
  const given = since.filter(({ granted }) => granted).length;
  return given > since.length - given;
}
