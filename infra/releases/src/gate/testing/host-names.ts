import { type BreakingChange, breaking } from './breaking-change.ts';
import { contractIn } from './draft-fields.ts';
import type { Change } from './present-world.ts';

const router = '@umbral/protocol/router/router.ts';
const context = '@umbral/protocol/remote/remote-context.ts';
const host = '@umbral/protocol/remote/remote-host.ts';

/** A shell that gives one name less; the change has lost its place where it does not give it now. */
function withoutName({ gives }: Parameters<Change['edit']>[0], from: string, name: string): void {
  const names = gives?.[from];
  if (!names?.includes(name)) throw new Error(`nobody is given ${name}`);
  names.splice(names.indexOf(name), 1);
}

const shellWithout = (title: string, from: string, name: string, party: string) =>
  breaking(title, 'shell', (c) => withoutName(c, from, name), 'host', `gives["${from}"].${name}`, party);

/** Names that somebody takes and nobody would give, which must be refused. */
export const breakingHostNames: readonly BreakingChange[] = [
  shellWithout('a shell whose router has no useSearchParams', router, 'useSearchParams', 'mf-account'),
  shellWithout('a shell whose remotes have no toast', context, 'toast', 'mf-search'),
  shellWithout('a shell that recovers no chunk', host, 'recover', 'mf-content'),
  breaking(
    'a name of the router that the shell does not have',
    'mf-fair',
    (c) => void c.takes?.[router]?.push('useBlocker'),
    'host',
    `takes["${router}"].useBlocker`,
    'shell',
  ),
];

/** After these all that is taken is given. */
export const compatibleHostNames: readonly Change[] = [
  { name: 'a shell gives a name more', app: 'shell', edit: (c) => void c.gives?.[router]?.push('useBlocker') },
  {
    name: 'a shell gives a name less that nobody needs',
    app: 'shell',
    edit: (c) => withoutName(c, context, 'speculate'),
  },
  { name: 'a remote takes a name less', app: 'mf-search', edit: (c) => void delete c.takes?.[router] },
  {
    name: 'a shell beside remotes from before names stood in contracts',
    app: 'shell',
    edit: (c) => withoutName(c, context, 'toast'),
    before(world) {
      for (const { contract } of world.living) delete contract.takes;
    },
  },
  {
    name: 'a remote beside a shell from before names stood in contracts',
    app: 'mf-fair',
    edit: (c) => void c.takes?.[router]?.push('useBlocker'),
    before: (world) => void delete contractIn(world, 'shell').gives,
  },
];
