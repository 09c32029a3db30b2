import type { FairCard } from '../../model/fair-card.ts';
import { ActiveFair } from '../../ui/active-fair.tsx';

/** The active fair, or nothing. */
export function Banner({ data: { fair } }: { readonly data: { readonly fair: FairCard | null } }) {
  return fair && <ActiveFair fair={fair} />;
}
