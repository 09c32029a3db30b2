import { queryNamesOf } from '@umbral/domain/routes/route-queries.ts';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { isRemoteName } from '@umbral/protocol/routes/owners.ts';
import pMap from 'p-map';
import { portal } from '../fixtures/portal.ts';
import { createParameterReader, type ParameterReader } from '../fixtures/read-parameters.ts';
import { cookiesOf, seeded, signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Screen } from './screens/screen.ts';
import { screens } from './screens.ts';
import { askedAtOnce } from './served-screens.ts';

for (const visitor of [undefined, 'visitor', 'builder', 'admin'] as const) {
  test(`no screen of ${visitor ?? 'everybody'} reads what its route does not have in its query`, async ({
    context,
    catalogue,
  }) => {
    if (visitor) await signInDirectly(context, seeded[visitor]);
    const cookie = await cookiesOf(context);
    const reader = await createParameterReader();
    const undeclared = async ({ key, path }: Screen): Promise<string[]> => {
      const { owner } = routes[key];
      if (!isRemoteName(owner)) return [];
      const names = queryNamesOf({ key });
      const read = await Promise.all(
        addressesOf(path(catalogue), names).map((address) => reader.namesReadAt(owner, address, cookie)),
      );
      return read.flatMap((found) => [...found].filter((name) => !names.has(name)).map((name) => `${key} ${name}`));
    };
    try {
      const mine = screens.filter((screen) => screen.visitor === visitor);
      const found = await pMap(onePerPage(mine, reader), undeclared, { concurrency: askedAtOnce });
      expect([...new Set(found.flat())]).toEqual([]);
    } finally {
      reader.close();
    }
  });
}

/** What a parameter says whose screen reads others only where it can read that one: anything else says 1. */
const readable: Readonly<Record<string, string>> = { [queryKeys.reach]: '4.684,-74.057,20,pie' };

/** As it is, and with every parameter that it may have: some are asked for only where another one is there. */
function addressesOf(path: string, names: ReadonlySet<string>): readonly URL[] {
  const plain = new URL(path, portal.url);
  const full = new URL(plain);
  for (const name of names) if (!full.searchParams.has(name)) full.searchParams.set(name, readable[name] ?? '1');
  return [plain, full];
}

/** Routes of one page and one set of parameters read the same: the listings are one. */
function onePerPage(all: readonly Screen[], { pageOf }: ParameterReader): readonly Screen[] {
  const seen = new Map<string, Screen>();
  for (const screen of all) {
    const { owner } = routes[screen.key];
    const page = isRemoteName(owner) ? pageOf(owner, screen.key) : owner;
    seen.set([page, ...queryNamesOf(screen)].join(' '), screen);
  }
  return [...seen.values()];
}
