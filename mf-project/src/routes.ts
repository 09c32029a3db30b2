import type { PageRoute } from 'shared-contracts/remote/page.ts';

/** The pages of this remote, in the order of the route table. */
export const routes: readonly PageRoute[] = [];
