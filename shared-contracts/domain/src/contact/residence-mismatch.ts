import { defaultCountry } from '../vocabulary/vocabulary.ts';

/**
 * Whether to ask if the number is right: who lives abroad with a Colombian number, or in Colombia with a foreign one
 * [B062]. Both are ISO country codes; nothing is asked while either is unknown.
 */
export function isResidenceMismatch(residence: string | undefined, phoneCountry: string | undefined): boolean {
  if (!residence || !phoneCountry) return false;
  return (residence === defaultCountry) !== (phoneCountry === defaultCountry);
}
