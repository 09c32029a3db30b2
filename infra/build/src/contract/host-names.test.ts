import { expect, test } from 'vitest';
import { readSourceGraph } from '../sources/source-graph.ts';
import { givenNames, takenNames } from './host-names.ts';
import { sourceOf } from './testing/source-of.ts';

const router = '@umbral/protocol/router/router.ts';
const context = '@umbral/protocol/remote/remote-context.ts';
const host = '@umbral/protocol/remote/remote-host.ts';

const taken = (text: string, isShared?: boolean) => takenNames([sourceOf(text)], isShared);

test('names of shared modules are found, types and packages of npm are not', () => {
  expect(
    taken(`import { Link, type LinkProps, useSubmit as send } from '${router}'; import { useState } from 'react';
      export { Form } from '${router}'; import type { data } from '${router}';`),
  ).toEqual({ [router]: ['Form', 'Link', 'useSubmit'] });
  expect(taken(`import { Link } from '${router}';`, false)).toEqual({});
});

test('a shared module that is taken whole ends the build', () => {
  expect(() => taken(`import * as router from '${router}';`)).toThrow('part.tsx: import by name');
});

test.each([
  ['const { toast, environment: { search } } = useRemote();', ['environment', 'toast']],
  ['const remote = useRemote(); remote?.navigate("/"); remote.speculate?.(go);', ['navigate']],
  ['const { user } = await context.get(remoteContext).call(session);', ['call']],
  ['function show({ toast }: RemoteContext, remote: RemoteContext) { remote.bus.last(topic); }', ['bus', 'toast']],
  ["type Caller = Pick<RemoteContext, 'call' | 'bus'>; let say: RemoteContext['toast'];", ['bus', 'call', 'toast']],
  ['interface Part { readonly context: RemoteContext } (part) => part.context.mountFragment(slot);', ['mountFragment']],
  ['const { navigate } = host.context; other.toast(); const { call } = useOther();', ['navigate']],
])('what is read of the context is found: %s', (text, names) => {
  expect(taken(text)[context]).toEqual(names);
});

test('what is read of the host is found, what shells from before do not have is no need', () => {
  expect(taken('(host: RemoteHost) => { host.busy(true); at.host.retry(); host.reportFault?.(error); }')).toEqual({
    [host]: ['busy', 'retry'],
  });
});

test('the shell gives what its sources export and hand over', () => {
  const given = givenNames(readSourceGraph('shell').inBrowser);
  expect(given[router]).toEqual(expect.arrayContaining(['Link', 'redirect', 'RouterProvider', 'useSearchParams']));
  expect(given[router]).not.toContain('LinkProps');
  expect(given['@umbral/domain/routes/table.ts']).toContain('routes');
  expect(given[context]).toEqual(['bus', 'call', 'environment', 'mountFragment', 'navigate', 'speculate', 'toast']);
  expect(given[host]).toContain('recover');
});
